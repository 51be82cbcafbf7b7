import type { ReactNode } from 'react';

export const label = 'Hatua ya pili';
export const backToSignIn = 'Rudi kwenye kuingia';
export const signIn = 'Ingia';
export const notMe = 'Si mimi';

export const yourCode = 'Hatua moja zaidi: msimbo wako';
export const newBrowser = (siteName: string) =>
  `Nenosiri ni sahihi, lakini kivinjari hiki ni kipya kwetu. Andika tarakimu sita ambazo programu yako ya uthibitishaji inaonyesha kwa ${siteName}.`;
export const appCode = 'Msimbo wa programu';
export const appCodeHint = 'Hubadilika kila sekunde 30, na kila mmoja hutumika mara moja.';
export const openUntil = (time: string) => `Hatua hii iko wazi hadi ${time}. Baada ya hapo, anza tena kwa nenosiri.`;
export const setClock = 'Msimbo haukubaliki? Weka saa ya simu yako ijirekebishe yenyewe: programu inaitegemea.';
export const useRecovery = { title: 'Tumia msimbo wa dharura', says: 'mmoja wa misimbo kumi uliyohifadhi' };
export const haveNeither = { title: 'Sina chochote kati ya hivyo', says: 'simu imepotea, misimbo imepotea' };
export const fiveWrong = {
  link: 'Baada ya misimbo mitano isiyo sahihi tutakutumia kiungo kwa barua pepe badala yake, ili mtu asiendelee kubahatisha.',
  pause: 'Baada ya misimbo mitano isiyo sahihi hatutakubali mwingine kwa robo saa, ili mtu asiendelee kubahatisha.',
};
export const nobodyAsks = (siteName: string) => `Hakuna mtu wa ${siteName} atakayekuomba msimbo huu, iwe kwa simu, SMS au mazungumzo.`;

export const yourRecovery = 'Msimbo wako wa dharura';
export const gotTen =
  'Ulipata kumi ulipowasha hatua hii: kwenye karatasi, kwenye faili, au unapohifadhi nenosiri. Kila mmoja hutumika mara moja.';
export const backToCode = 'Rudi kwenye msimbo wa programu';
export const recoveryCode = 'Msimbo wa dharura';
export const recoveryHint = 'Herufi kubwa au ndogo, na kistari, si muhimu.';
export const weTellYou = 'Tutakuambia kwa barua pepe kwamba umetumika, na imebaki mingapi.';

export const lostSubject = 'Nimepoteza simu na misimbo yangu ya dharura';
export const lost = 'Simu na misimbo imepotea';
export const afterACall =
  'Ni timu yetu tu inayoweza kukuingiza, baada ya kukupigia simu. Inachukua muda, ili mtu asifanye hivyo kwa jina lako.';
export const writeToUs = 'Tuandikie';
export const toAndFrom = (to: string, from: ReactNode) => (
  <>
    {to}, kutoka {from}. Jina lako linatosha.
  </>
);
export const weCall = 'Tutakupigia simu';
export const onYourNumber =
  'Kwa nambari iliyo kwenye wasifu wako. Tutauliza kuhusu magari na biashara zako, kamwe hatutaomba nenosiri wala msimbo.';
export const thenPassword = 'Utaingia kwa nenosiri';
export const thenOff = 'Hatua ya pili itakuwa imezimwa, na utapata barua pepe inayosema hivyo. Iwashe tena kwenye simu yako mpya.';
export const writeMail = 'Andika barua pepe';
export const stillSignedIn = 'Bado umeingia kwenye simu au kompyuta nyingine? Endelea kufanya kazi huko kwa sasa.';

export const beginAgain = 'Tafadhali anza tena';
export const openFiveMinutes = 'Hatua hii ilikuwa wazi kwa dakika tano. Ingia tena kwa nenosiri lako, kisha andika msimbo.';

export const withoutCode = 'Ingia bila msimbo';
export const linkOnce =
  'Kiungo hiki kinachukua nafasi ya msimbo, mara moja. Si wewe uliyeandika nenosiri? Basi usiendelee, na uchague nenosiri jipya.';
export const signMeIn = 'Niingize';

export const phoneLabel = 'Simu yako';
export const lock = { yard: 'Linda yadi yako kwa simu pia', account: 'Linda akaunti yako kwa simu pia' };
export const administratorNeeds =
  'Akaunti ya msimamizi inaihitaji: mengine yote yatafunguka ikiwashwa. Nenosiri lililoibwa halitafungua chochote.';
export const whatItDoes =
  'Nenosiri lililoibwa halitafungua chochote: kivinjari kipya kitahitaji pia tarakimu sita zinazoonyeshwa na simu yako. Inafanya kazi bila intaneti na ni bure.';
export const backToProfile = 'Rudi kwenye wasifu wako';
export const getApp = 'Programu ya uthibitishaji kwenye simu yako';
export const whichApp = 'Google Authenticator, Aegis, Microsoft Authenticator: yoyote kati ya hizo, kutoka duka la programu la simu yako.';
export const giveKey = 'Ipe ufunguo wetu';
export const openApp = 'Fungua programu yangu';
export const scan = 'Au skani hii kwa programu hiyo, kutoka kwenye skrini nyingine:';
export const qr = 'Msimbo wa QR wenye ufunguo wa programu yako ya uthibitishaji';
export const typeKey = 'Au andika ufunguo:';
export const showNobody = 'Usimwonyeshe mtu yeyote picha hii na ufunguo huu.';
export const typeCode = 'Andika msimbo unaoonyeshwa sasa';
export const currentPassword = 'Nenosiri la sasa';
export const turnOn = 'Washa';
export const penReady = 'Baada ya hapa utapata misimbo kumi ya dharura. Weka kalamu tayari.';
export const signOutInstead = 'Badala yake, ondoka';

export const codesOf = (siteName: string) => `${siteName}, misimbo ya dharura`;
export const keepCodes = 'Hifadhi misimbo hii kumi. Inaonyeshwa sasa tu.';
export const isOn =
  'Hatua ya pili imewashwa. Umepoteza simu, au una mpya? Mmoja wa misimbo hii utakuingiza. Kila mmoja hutumika mara moja.';
export const fileName = 'misimbo-ya-dharura.txt';
export const file = 'Faili';
export const print = 'Chapisha';
export const bestOnPaper = 'Ni bora kwenye karatasi, mbali na simu hii. Si kwenye mazungumzo wala kwenye picha za simu.';
export const kept = 'Nimeihifadhi mahali ninapoweza kuipata bila simu hii';
export const done = 'Nimemaliza';
export const whatChanges = 'Kinachobadilika';
export const changes = [
  { of: 'Kivinjari tusichokijua', means: 'nenosiri, kisha tarakimu sita' },
  { of: 'Simu na kompyuta unazotumia sasa', means: 'zinabaki zimeingia, huulizwi chochote' },
  { of: 'Barua pepe mpya, nakala za data yako, mipangilio hii', means: 'nenosiri na msimbo; utaulizwa tena baada ya dakika kumi' },
];
