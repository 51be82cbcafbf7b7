import type { ReactNode } from 'react';

export const backHome = 'Rudi mwanzo';
export const backToSignIn = 'Rudi kwenye kuingia';
export const email = 'Barua pepe';

export const signUpTitle = 'Jisajili';
export const label = { 'sign-in': 'Akaunti yako', 'sign-up': 'Mgeni hapa' };
export const createAccount = 'Karibu. Fungua akaunti yako';
export const freeForBuyers = 'Bure kwa wanunuzi. Wauzaji wanatoa ofa timu yetu ikishakagua biashara.';
export const signInAgain = 'Karibu tena. Ingia';
export const whereYouLeft = 'Kila kitu kiko ulipokiacha.';
export const signInHeading = 'Karibu. Ingia';
export const newHere = 'Tumia barua pepe na nenosiri la akaunti yako. Wewe ni mgeni hapa? Jisajili kwanza.';
export const requestWaits = (car: ReactNode) => (
  <>
    <strong>Tafadhali ingia ili utume ombi.</strong> Ombi lako, {car}, liko tayari: litatumwa mara utakapojisajili au kuingia.
  </>
);
export const shownThen = (title: ReactNode, description: string) => (
  <>
    {title}, {description}. Utaona ukishaingia.
  </>
);
export const tabs = 'Ingia au jisajili';
export const signIn = 'Ingia';
export const signUp = 'Jisajili';
export const password = 'Nenosiri';
export const forgot = 'Umesahau nenosiri?';
export const sendVerification = 'Tuma tena kiungo cha kuthibitisha';

export const fullName = 'Jina kamili';
export const iWantTo = 'Nataka';
export const types = { buyer: 'Kununua gari', dealer: 'Kuuza magari' };
export const phone = 'Nambari ya simu';
export const phoneHint = {
  buyer: 'Anaiona tu muuzaji ambaye umepanga kuona gari lake, isipokuwa uchague vingine.',
  dealer: 'Wanaiona wanunuzi wanaopanga kuona gari lako.',
};
export const location = 'Mahali';
export const locationHint = {
  buyer: 'Mji au kaunti yako, kwa mfano Nakuru.',
  dealer: 'Mji au kaunti ya yadi yako, kwa mfano Nakuru.',
};
export const fromRequest = 'Kutoka kwenye ombi lako. Badilisha ikiwa unaishi kwingine.';
export const accept = (terms: (name: string) => ReactNode, privacy: (name: string) => ReactNode) => (
  <>
    Nina miaka 18 au zaidi na nakubali {terms('Masharti')} na {privacy('Sera ya faragha')}
  </>
);
export const inNewTab = ' (hufunguka kwenye kichupo kipya)';
export const create = 'Fungua akaunti';
export const signInInstead = 'Badala yake, ingia';
export const business = 'Biashara yako';
export const businessName = 'Jina la biashara';
export const licence = 'Leseni ya biashara';
export const licenceHint = 'Nambari yake. Unaweza kuiongeza baadaye: hadi hapo timu yetu haiwezi kukuthibitisha, na huwezi kutoa ofa.';
export const businessAddress = 'Anwani ya biashara';

export const keyLabel = 'Ufunguo';
export const forgotHeading = 'Umesahau nenosiri lako?';
export const forgotLead = 'Tuambie barua pepe yako, nasi tutakutumia kiungo cha kuchagua jipya.';
export const sendLink = 'Tuma kiungo';
export const linkSent = 'Angalia barua pepe yako';
export const noMail = 'Hujapata barua pepe baada ya dakika chache? Angalia kwenye spam, kagua anwani, kisha uombe tena.';
export const sendAgain = 'Tuma kiungo tena';

export const chooseNew = 'Chagua nenosiri jipya';
export const signedOutElsewhere = 'Utaondolewa kwenye vifaa vingine vyote.';
export const newPassword = 'Nenosiri jipya';
export const passwordHint =
  'Angalau herufi 6, zikiwemo herufi kubwa, herufi ndogo na nambari. Lisiwe neno linalojulikana na wote, jina lako au barua pepe yako.';
export const confirmPassword = 'Rudia nenosiri';
export const savePassword = 'Hifadhi nenosiri';
export const needsLink = 'Ukurasa huu unahitaji kiungo kilicho kwenye barua pepe tuliyokutumia.';
export const sendNew = 'Nitumie kipya';

export const ownPassword = 'Chagua nenosiri lako mwenyewe';
export const madeByProgram =
  'Ulilotumia kuingia lilitengenezwa na programu, na huenda wengine wameliona. Mengine yote yatafunguka ukiwa na lako mwenyewe.';
export const currentPassword = 'Nenosiri la sasa';
export const signInWithNew = 'Ingia tena, kwa nenosiri jipya ikiwa limebadilishwa';
export const chosenElsewhere = 'Umeshalichagua kwenye kichupo kingine? Endelea';
export const signOutInstead = 'Badala yake, ondoka';

export const emailLabel = 'Barua pepe';
export const verify = 'Thibitisha barua pepe yako';
export const oneTap = 'Gusa mara moja, na habari za biashara zako zitakufikia kwenye anwani hii.';
export const verifyMine = 'Thibitisha barua pepe';
export const noLink = 'Hujapata barua pepe, au kiungo ni cha zamani?';

export const newEmail = 'Tumia barua pepe yako mpya';
export const backToDashboard = 'Rudi kwenye dashibodi';
export const fromNowOn = 'Kuanzia sasa utaingia kwa anwani hii, na barua pepe zetu zitakuja hapo. Utaondolewa kwenye vifaa vingine vyote.';
export const useIt = 'Tumia barua pepe hii';
export const needsLinkToNew = 'Ukurasa huu unahitaji kiungo kilicho kwenye barua pepe tuliyotuma kwa anwani yako mpya.';

export const mailsOff = 'Barua pepe hizi zimezimwa';
export const mailsOf = (title: string) => `Barua pepe: ${title}`;
export const backToStart = 'Rudi mwanzo';
export const noMore = (title: string) =>
  `${title}: hatutakutumia tena barua pepe kuhusu hili. Arifa kwenye programu zinabaki ulivyochagua.`;
export const whatItWas = (says: string) => `Zilihusu: ${says}`;
export const mailAgain = 'Zitume tena';
export const stopMails = 'Zima barua pepe hizi';
export const allChoices = (profile: (words: string) => ReactNode) => <>{profile('Machaguo yako yote')} yako kwenye wasifu wako.</>;
