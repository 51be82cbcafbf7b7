export const skip = 'Nenda kwenye maandishi';
export const seeVerification = 'Angalia uthibitisho wako';
export const suspended = 'Akaunti yako imesimamishwa';
export const mayOnlyRead = () => (
  <>
    <b>Akaunti yako imesimamishwa</b>: unaweza kusoma kila kitu chako, lakini huwezi kubadilisha chochote.
  </>
);
export const whySuspended = 'Kwa nini, na unachoweza kufanya';

export const mainLinks = 'Menyu kuu';
export const links = { home: 'Mwanzo', howItWorks: 'Inavyofanya kazi', forDealers: 'Kwa wauzaji', about: 'Kutuhusu' };
export const menu = 'Menyu';
export const dashboard = 'Dashibodi';
export const signIn = 'Ingia';
export const getStarted = 'Anza sasa';
export const accountOf = (name: string) => `Akaunti ya ${name}`;
export const account = { buyer: 'Akaunti ya mnunuzi', dealer: 'Akaunti ya muuzaji', admin: 'Msimamizi' };
export const signOut = 'Ondoka';

export const quickLinks = {
  about: 'Kutuhusu',
  contact: 'Mawasiliano',
  questions: 'Maswali',
  deposit: 'Umeombwa amana (deposit)?',
  postRequest: 'Tuma ombi',
  forDealers: 'Kwa wauzaji',
  signIn: 'Ingia',
};
export const lastLinks = { privacy: 'Sera ya faragha', terms: 'Masharti ya huduma', contact: 'Wasiliana nasi' };
