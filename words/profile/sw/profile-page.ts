export const sections = {
  personal: 'Wewe',
  business: 'Biashara yako',
  email: 'Barua pepe',
  password: 'Nenosiri',
  'second-step': 'Hatua ya pili ya kuingia',
  sessions: 'Mahali ulipoingia',
  notices: 'Arifa na barua pepe',
  language: 'Lugha',
  theme: 'Mwonekano',
  data: 'Taarifa zako',
};
export const loading = 'Inapakia wasifu wako';
export const loadingPart = (section: string) => `Inapakia: ${section}`;
export const onThisPage = 'Kwenye ukurasa huu';

export const overview = 'Muhtasari';
export const roles = { buyer: 'Mnunuzi', dealer: 'Muuzaji', admin: 'Administrator' };
export const dealerOf = (business: string) => `Muuzaji, ${business}`;
export const hereSince = (day: string) => `Upo hapa tangu ${day}`;
export const verificationPending = 'Unasubiri kuthibitishwa';
export const seeVerification = 'Ona uthibitisho wako';

export const themes = { system: 'Kama mfumo wa simu', light: 'Mwangaza', dark: 'Giza' };
export const lightOrDark = 'Mwangaza au giza';
export const keptHere = 'Inatunzwa kwenye kivinjari hiki, hata ukiondoka.';
