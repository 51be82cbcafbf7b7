export const choices = {
  'offers-received': { title: 'Ofa mpya', says: 'Muuzaji anajibu moja ya maombi yako kwa bei.' },
  'offers-ended': {
    buyer: { title: 'Ofa zinazokwisha', says: 'Gari la ofa limeuzwa au kufutwa kabla hujaamua.' },
    dealer: {
      title: 'Ofa zinazokwisha',
      says: 'Ofa yako haikuchaguliwa, au ombi lake limefungwa, limefunguliwa tena au limefutwa. Ofa ikishakubaliwa tunakuambia kila mara.',
    },
  },
  'phone-revealed': { title: 'Nambari yako ya simu', says: 'Muuzaji amefungua nambari uliyotoa kwenye ombi.' },
  'new-requests': { title: 'Maombi mapya', says: 'Mara moja kwa siku, wanunuzi wakiweka maombi.' },
  'cars-asked': { title: 'Maswali kuhusu magari yako', says: 'Mnunuzi anaweka ombi kutoka kwa ukurasa wa moja ya magari yako.' },
  'reviews-given': {
    buyer: { title: 'Majibu ya maoni yako', says: 'Muuzaji amejibu ulichoandika baada ya miadi.' },
    dealer: { title: 'Nyota', says: 'Mnunuzi amekupa nyota baada ya miadi.' },
  },
  'messages-unread': {
    title: 'Jumbe ambazo hazijasomwa',
    says: 'Dakika kumi baada ya ujumbe, mara moja kwa kila mazungumzo. Miadi yake ikiwa imepangwa tunakuambia kila mara.',
  },
  'saved-cars-changed': {
    title: 'Magari uliyohifadhi',
    says: 'Mara moja kwa siku, bei ikibadilika, au gari likitengewa mnunuzi, likiuzwa au likipatikana tena.',
  },
  'cars-decided': { title: 'Ukaguzi wa magari yako', says: 'Timu yetu imekubali, imekataa au imeondoa moja ya magari yako.' },
  'commissions-paid': { title: 'Malipo yaliyorekodiwa', says: 'Tumerekodi kwamba umelipa kamisheni.' },
};
export const groups = {
  offers: 'Ofa',
  requests: 'Maombi',
  viewings: 'Miadi na mauzo',
  messages: 'Jumbe',
  'saved-cars': 'Magari uliyohifadhi',
  cars: 'Magari yako',
  commissions: 'Kamisheni',
  account: 'Akaunti na usalama',
};
export const bids = 'Ofa';

export const loading = 'Inapakia chaguo zako';
export const noNotice = 'hakuna arifa';
export const noMail = 'hakuna barua';
export const channels = { app: 'Kwenye app', mail: 'Kwa barua pepe' };
export const stillOn = 'Bado imewashwa';
export const stillOff = 'Bado imezimwa';

export const alwaysOn = 'Zinazotumwa kila mara';
export const always = {
  account: {
    what: 'Akaunti yako na usalama',
    why: 'Nenosiri lako, barua pepe yako na viungo unavyoomba: ili mtu asifanye jambo kwa jina lako bila wewe kujua.',
  },
  verification: { what: 'Uthibitisho wako', why: 'Tunachokagua na kuamua: bila uthibitisho huwezi kutoa ofa.' },
  deals: {
    what: 'Makubaliano yanayoendelea',
    why: 'Ofa zilizokubaliwa, miadi, matokeo yake, na jumbe kabla ya miadi: kuna mtu anayekusubiri.',
  },
  money: {
    what: 'Pesa',
    why: 'Kamisheni za kulipa, zilizochelewa, zilizobadilishwa au kurejeshwa: ukiikosa moja, inakuwa deni.',
  },
};

export const tooMany = 'Umebadilisha arifa zako mara nyingi katika saa iliyopita.';
export const notOffered = 'Huna arifa kama hizi.';
export const appOnly = 'Hii huja kwenye app pekee.';
export const mailOnly = 'Hii huja kwa barua pepe pekee.';
