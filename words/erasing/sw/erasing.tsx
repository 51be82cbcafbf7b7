import type { ReactNode } from 'react';
import { sw as plural } from '../../plural.ts';

export const heading = 'Futa akaunti yako';
export const notUndone = 'Ukishafuta, hutaweza kuirudisha. Huenda ungependa nakala ya taarifa zako kwanza.';
export const loading = 'Inapakia maana ya kufuta';

export const whatGoes = 'Vinavyofutwa mara moja';
export const ownDetails = {
  buyer: 'Jina lako, simu, barua pepe na mahali pa wasifu wako.',
  dealer: 'Jina lako, simu, barua pepe, jina la biashara, leseni na picha yake, anwani na saa za kufungua.',
};
export const requests = (count: number) =>
  plural(count, {
    one: 'Ombi lako lililo wazi. Wauzaji waliotoa ofa wataambiwa.',
    other: 'Maombi yako # yaliyo wazi. Wauzaji waliotoa ofa wataambiwa.',
  });
export const bids = (count: number) =>
  plural(count, {
    one: 'Ofa yako inayosubiri itaondolewa. Mnunuzi wake ataambiwa.',
    other: 'Ofa zako # zinazosubiri zitaondolewa. Wanunuzi wake wataambiwa.',
  });
export const cars = (count: number) =>
  plural(count, { one: 'Gari lako lililo kwenye orodha.', other: 'Magari yako # yaliyo kwenye orodha.' });
export const kept = { buyer: 'Magari uliyohifadhi, ofa ulizopenda na arifa zako.', dealer: 'Arifa zako.' };
export const signedOut =
  'Utaondolewa kila mahali, na hakuna atakayeweza kuingia tena kwa barua pepe yako. Inaweza kutumika kwa akaunti mpya.';

export const whatStays = 'Vinavyobaki, bila jina lako';
const messages = 'Jumbe: miaka mitatu baada ya ujumbe wa mwisho wa mazungumzo.';
export const stays = {
  buyer: [
    'Wauzaji wanachobaki nacho cha biashara kitasomeka “Unknown Buyer”: ofa, miadi na mauzo, kwa miaka saba.',
    messages,
    'Mji uliotajwa kwenye ombi lako, kwa wale mliofanya nao biashara.',
    'Nyota ulizotoa. Pale muuzaji alipoweza kusoma jina lako, patasomeka “Unknown Buyer”.',
  ],
  dealer: [
    'Wanunuzi wanachobaki nacho cha biashara kitasomeka “Unknown Dealer”: ofa, miadi, mauzo na kamisheni, kwa miaka saba.',
    messages,
    'Wastani wa nyota zako.',
  ],
};

export const firstSeeTo = 'Kamilisha haya kwanza';
export const obstacles = {
  viewing: (car: string, moment: string) => `Miadi ya kuona gari ${car}, ${moment}: ighairi, au rekodi ilikwendaje`,
  dispute: (car: string, day: string) => `Pingamizi kuhusu gari ${car}, lililoonwa ${day}: timu yetu itaamua`,
  commission: (car: string, day: string) => `Kamisheni ya gari ${car}, lililouzwa ${day}: bado haijalipwa`,
};

export const erase = 'Futa akaunti yangu';
export const erasing = 'Inafuta…';
export const askErase = 'Unafuta akaunti yako?';
export const keepIt = 'Iache';
export const isErased = (email: ReactNode) => <>Akaunti ya {email} itafutwa mara moja na kabisa.</>;
export const password = 'Nenosiri lako la sasa';
export const erased = 'Akaunti yako imefutwa';
export const notErased = 'Imeshindwa kufuta akaunti yako';
