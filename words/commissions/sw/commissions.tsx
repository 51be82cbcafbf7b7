import type { ReactNode } from 'react';

export const notLoadedHow = 'Jinsi ya kulipa imeshindwa kupakia';
export const byWriting = (address: ReactNode, reference: ReactNode) => (
  <>
    Ili kulipa, tuandikie kwa {address}, ukitaja {reference}. Usitume pesa kamwe kwa nambari uliyotumiwa kwenye mazungumzo.
  </>
);
export const number = { paybill: 'M-Pesa paybill', till: 'M-Pesa till (Buy Goods)' };
export const quoted = { account: 'Nambari ya akaunti', reference: 'Nambari ya kumbukumbu' };
export const amount = 'Kiasi';
export const copy = {
  paybill: 'Nakili nambari ya paybill',
  till: 'Nakili nambari ya till',
  account: 'Nakili nambari ya akaunti',
  reference: 'Nakili nambari ya kumbukumbu',
  amount: 'Nakili kiasi',
};
export const receiver = (name: ReactNode) => <>Kabla hujaweka PIN, M-Pesa itakuonyesha jina la mpokeaji: lazima liwe {name}.</>;
export const accountTyped = 'Unaweza kuandika nambari ya akaunti kwa nafasi au bila nafasi.';
export const tillAsksNoAccount = (reference: ReactNode, address: ReactNode) => (
  <>
    Till haihitaji nambari ya akaunti: tuma msimbo wa M-Pesa na {reference} kwa {address}.
  </>
);

export const total = 'jumla';
export const pending = 'zinasubiri';
export const ofThatToBePaid = 'kati ya hizo, za kulipwa';
export const ofThatHeld = 'kati ya hizo, zinasubiri uamuzi';
export const paid = 'zimelipwa';

export const gone = 'Kamisheni uliyofungua haipo tena: mauzo yake yalifutwa.';
export const loadingList = 'Inapakia kamisheni';
export const noneNow = 'Hakuna kwa sasa';
export const noneOf = {
  pending: 'Hakuna kamisheni inayosubiri.',
  overdue: 'Hakuna kamisheni iliyopitisha muda.',
  held: 'Hakuna kamisheni inayosubiri uamuzi.',
  paid: 'Hakuna kamisheni iliyolipwa.',
  refunded: 'Hakuna kamisheni iliyorejeshwa.',
};
export const nothingOwed = 'Hudaiwi chochote';
export const afterASale = (site: string, percent: number) => `Baada ya kuuza unadaiwa na ${site} ${percent}% ya bei ya mwisho.`;
export const seeRequests = 'Ona maombi ya wanunuzi';
