export const label = 'Tafuta';
export const heading = 'Unatafuta gari gani?';
export const lead = 'Majibu matatu yanatosha. Ni bure, na hulazimiki kumjibu yeyote.';
export const back = 'Rudi';
export const aboutNone = 'Uliza bila kutaja gari hili';
export const askAbout = {
  dealer: (dealer: string) => `Unauliza kuhusu gari hili. Muuzaji ${dealer} ataambiwa; kila muuzaji aliyethibitishwa anaweza kujibu.`,
  unnamed: 'Unauliza kuhusu gari hili. Muuzaji wake ataambiwa; kila muuzaji aliyethibitishwa anaweza kujibu.',
};
export const ifItMatters = 'Ikiwa ni muhimu kwako';
export const hints = {
  car_model: 'Aina, modeli na mwaka, kwa mfano Toyota Axio 2016.',
  budget: 'Kiasi cha juu utakacholipa, au kutoka kiasi fulani hadi kingine: 1.6M, 900k, 1.3M to 1.6M.',
  location: 'Mahali ambapo ungependa kuona gari.',
  logbook_in_sellers_name:
    'Wauzaji wanakisoma pamoja na ombi lako. Ni aliyetajwa kwenye logbook tu anayeweza kukuhamishia umiliki wa gari.',
  description: 'Kilomita, rangi, chochote ambacho muuzaji anapaswa kujua. Zisizidi herufi 1,000.',
  share_phone: 'Ikizimwa: anaiona tu muuzaji ambaye umepanga kuona gari lake.',
};
export const fromProfile = 'Kutoka kwenye wasifu wako. Badilisha ikiwa unatafuta kwingine.';
export const didYouMean = 'Ulimaanisha';
export const otherwise = 'Vinginevyo wauzaji wataona ulivyoandika.';

export const next = 'Kitakachofuata';
export const steps = {
  visitor: 'Utajisajili au kuingia: ombi lako litahifadhiwa wakati huo, kisha litatumwa.',
  seen: 'Wauzaji waliothibitishwa wataona ombi lako na watajibu kwa bei.',
  compare: 'Utalinganisha ofa zao, na utapanga kuona gari unalopenda. Utaambiwa kuhusu kila ofa.',
};
export const signInToSend = 'Ingia ili ulitume';
export const missing = 'Bado:';
export const missingFields = { car_model: 'gari', budget: 'bajeti', location: 'mahali' };
export const cancel = 'Ghairi';
export const post = 'Tuma ombi';

export const notPosted = 'Halikutumwa';
export const ready = 'Liko tayari kutumwa';
export const postNow = 'Ulitume sasa?';
export const seenOncePosted = 'Uliandika ombi hili kwenye kivinjari hiki. Wauzaji waliothibitishwa wataliona likishatumwa.';
export const cannotBePosted = 'Ombi hili haliwezi kutumwa';
export const notABuyer = {
  dealer:
    'Ni akaunti ya mnunuzi tu inayotuma maombi, nawe umeingia kama muuzaji. Ukikubali, ombi litaishia hapa. Akaunti ya mnunuzi inahitaji barua pepe yake yenyewe.',
  admin:
    'Ni akaunti ya mnunuzi tu inayotuma maombi, nawe umeingia kama msimamizi. Ukikubali, ombi litaishia hapa. Akaunti ya mnunuzi inahitaji barua pepe yake yenyewe.',
};
export const notNow = 'Si sasa';
export const phoneShown = 'wauzaji waliothibitishwa wataona nambari yako ya simu';
export const postItNow = 'Litume sasa';
export const changeFirst = 'Libadilishe kwanza';
export const drop = 'Futa ombi';
