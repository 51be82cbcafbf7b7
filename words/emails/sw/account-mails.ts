export const accountOf = 'Akaunti ya';
export const changedOn = 'Ilibadilishwa';
export const wasItYou = 'Ni wewe? Basi huhitaji kufanya chochote.';
export const seeSecondStep = 'Ona hatua yangu ya pili';
export const seeVerification = 'Ona uthibitisho wangu';
export const seeBusiness = 'Ona maelezo yangu';

export const password = {
  button: 'Si mimi: chagua jipya',
  signedOut: 'Kila aliyekuwa ameingia kwingine ameondolewa. Ni wewe? Basi huhitaji kufanya chochote.',
  notYou: (address: string) =>
    `Kama si wewe, chagua pia nenosiri jipya la barua pepe yako: aliyefanya hivi huenda anaisoma. Ukishindwa, tuandikie: ${address}.`,
};
export const secondFactor = {
  afterACall: (address: string) => `Tulifanya hivi baada ya kuzungumza nawe kwa simu. Kama hatukukupigia, tuandikie mara moja: ${address}.`,
  unreadable: 'Hukukosea popote, na nenosiri lako halijabadilika.',
};
export const recoveryCode = {
  usedOn: 'Ulitumika',
  makeNew: 'Tengeneza misimbo mipya hivi karibuni, na uiweke kwenye karatasi, mbali na simu yako.',
  notYou: (address: string) =>
    `Kama si wewe, kuna aliye na nenosiri lako na misimbo yako: badilisha vyote viwili, na utuandikie: ${address}.`,
};
export const newBrowser = {
  button: 'Si mimi: chagua jipya',
  signedInOn: 'Aliingia',
  with: 'Kwa',
  unknown: 'kivinjari',
  browserOn: (browser: string, system: string) => `${browser} kwenye ${system}`,
  unknownOn: (system: string) => `kivinjari kwenye ${system}`,
  wasItYou: 'Ni wewe, kwa simu mpya au baada ya kufuta data ya kivinjari? Basi huhitaji kufanya chochote.',
  notYou: (address: string) => `Kama si wewe, nenosiri jipya litawaondoa wote. Ukishindwa kulichagua, tuandikie: ${address}.`,
};
export const copy = {
  button: 'Pakua',
  oneFile: 'Ni faili moja ya ZIP. Utaipakua ukiwa umeingia, kwenye wasifu wako; baada ya siku moja itaondolewa.',
  notYou: (address: string) =>
    `Si wewe uliyeomba? Basi kuna aliyeingia kwenye akaunti yako: badilisha nenosiri lako, ili wengine wote waondolewe, na utuandikie: ${address}.`,
};

export const verified = {
  button: 'Anza kutoa ofa',
  checked: (dealer: string) => `Timu yetu imekagua maelezo ya biashara yako ${dealer}. Sasa wanunuzi wanaona kwamba umethibitishwa.`,
};
export const revoked = {
  notVerified: (dealer: string) => `Kwa sasa biashara yako ${dealer} haijathibitishwa, na ofa zake haziwezi kukubaliwa.`,
  stays: (address: string) =>
    `Data yako na mazungumzo yako yanabaki wazi, na bado unaweza kughairi au kukamilisha miadi. Ili kujua sababu, tuandikie: ${address}.`,
};
export const licence = {
  button: 'Ongeza maelezo',
  buyersWait: (dealer: string) => `Tungependa kuthibitisha biashara yako ${dealer}, na wanunuzi wanasubiri ofa zake.`,
  missing: 'Bado haijatolewa',
  photo: (address: string) =>
    `Picha ya leseni inatusaidia kuikagua mapema. Ni timu yetu pekee inayoiona. Una swali? Tuandikie: ${address}.`,
};
export const moreAsked = (dealer: string, address: string) =>
  `Hadi wakati huo biashara yako ${dealer} inasubiri kuthibitishwa. Badilisha maelezo yako kwenye ukurasa huo, au tuandikie: ${address}.`;
export const changeApproved = (dealer: string) =>
  `Timu yetu imekagua ulichobadilisha. Bado umethibitishwa; ofa na miadi yako zinaendelea kwa jina la ${dealer}.`;
export const changeRefused = (dealer: string, address: string) =>
  `Biashara yako ${dealer} bado imethibitishwa kwa maelezo ya zamani. Unaweza kuyabadilisha na kuyatuma tena, au tuandikie: ${address}.`;
export const unavailable = {
  button: 'Ona maombi yangu',
  withdrawn: (dealer: string) =>
    `Timu yetu imeondoa uthibitisho wa muuzaji ${dealer}. Miadi haiwezi kuthibitishwa hadi athibitishwe tena. Unaweza kughairi miadi iliyopangwa.`,
  address: (address: string) => `Anwani yetu ni ${address}.`,
};
