export const skip = 'Ruka hadi yaliyomo';
export const home = 'Mwanzo';
export const accountOf = 'Akaunti ya';
export const user = 'Mtumiaji';
export const profile = 'Wasifu';
export const signOut = 'Ondoka';
export const buyerDashboard = 'Dashibodi ya mnunuzi';
export const dealerDashboard = 'Dashibodi ya muuzaji';
export const waitingForVerification = 'Unasubiri kuthibitishwa';
export const seeVerification = 'Ona uthibitisho wako';
export const mostUsed = 'Kurasa zinazotumika zaidi';
export const more = 'Zaidi';
export const questions = 'Maswali';
export const contact = 'Wasiliana nasi';

export const toAnswer = 'zinasubiri jibu lako';
export const waitingForYou = 'inakusubiri';
export const unread = 'haujasomwa';
export const unseen = 'hazijasomwa';

export const connecting = 'Inaunganisha…';
export const offline = 'Huna mtandao: inaunganisha tena';

export const greeting = (name: string) => `Habari, ${name}`;
export const loadingPage = 'Inapakia ukurasa...';
export const loadingAccount = 'Inapakia akaunti yako';
export const noAccount = 'Akaunti yako imeshindwa kupakia';
export const notReached = 'Hatukuweza kufikia seva. Hakuna kitu chako kilichoathirika.';
export const noPage = 'Ukurasa huu umeshindwa kupakia';
export const connectionLost = 'Huenda mtandao ulikatika.';
export const noConnection = 'Huna mtandao kwa sasa.';
export const savedIsSafe = 'Ulichohifadhi kiko salama.';

export const notFound = 'Lo! Ukurasa haupatikani';
export const roadEnds = 'Barabara hii inaishia hapa';
export const mistyped = 'Anwani ina makosa, au ukurasa huo haupo tena.';
export const toDashboard = 'Nenda kwenye dashibodi';
export const toHome = 'Rudi mwanzo';

export const signedOut = 'Umeondoka';
export const nothingKept =
  'Kivinjari hiki kimesahau akaunti yako. Usimpe mtu kifaa hiki hadi ukurasa wa mwanzo ufunguke: hapo ndipo utakuwa umeondoka kabisa.';
