import type { ReactNode } from 'react';

export const notFound = 'Ukurasa haupatikani';
export const oopsNotFound = 'Pole! Ukurasa haupatikani';
export const toDashboard = 'Nenda kwenye dashibodi';
export const toHome = 'Rudi mwanzo';

export const backSoon = 'Tutarudi hivi karibuni';
export const notAccepted = 'Haikukubaliwa';
export const rightBack = 'Tutarudi sasa hivi';
export const notThrough = 'Haikufaulu';
export const urgent = (address: ReactNode) => <>Ni jambo la haraka? Andikia {address}</>;

export const erased = 'Akaunti yako imefutwa';
export const gone = (siteName: string) =>
  `Umeondolewa kwenye vifaa vyote. Jina lako, simu, barua pepe na kila kitu kwenye wasifu wako vimefutwa kwenye ${siteName}, na kivinjari hiki hakina tena chochote kukuhusu.`;
export const stays = (privacyPolicy: (name: string) => ReactNode) => (
  <>
    Anachobaki nacho mnunuzi au muuzaji wa biashara yenu hakina jina lako: ujumbe kwa miaka mitatu baada ya ule wa mwisho, biashara kwa
    miaka saba. Maelezo zaidi yako kwenye {privacyPolicy('Sera ya faragha')}.
  </>
);
