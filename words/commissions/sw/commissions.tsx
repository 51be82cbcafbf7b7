import type { ReactNode } from 'react';

export const notLoadedHow = 'Jinsi ya kulipa haikupakiwa';
export const byWriting = (address: ReactNode, reference: ReactNode) => (
  <>
    Ili kulipa, andika kwa {address} na utaje {reference}. Usilipe kamwe kwa nambari ambayo mtu amekutumia kwenye mazungumzo.
  </>
);
export const paybill = 'M-Pesa paybill';
export const till = 'M-Pesa till (Buy Goods)';
export const account = 'Akaunti';
export const reference = 'Nambari ya kutaja';
export const amount = 'Kiasi';
export const copy = {
  paybill: 'Nakili nambari ya paybill',
  till: 'Nakili nambari ya till',
  account: 'Nakili akaunti',
  reference: 'Nakili nambari ya kutaja',
  amount: 'Nakili kiasi',
};
export const receiver = (name: ReactNode) => <>Kabla ya PIN, M-Pesa inaonyesha mpokeaji: lazima awe {name}.</>;
export const accountTyped = 'Unaweza kuandika akaunti kwa nafasi au bila nafasi.';
export const tillAsksNoAccount = (reference: ReactNode, address: ReactNode) => (
  <>
    Till haiombi akaunti: tuma msimbo wa M-Pesa na {reference} kwa {address}.
  </>
);

export const total = 'jumla';
export const pending = 'zinasubiri';
export const ofThatToBePaid = 'kati ya hizo, za kulipwa';
export const ofThatHeld = 'kati ya hizo, zimesimamishwa na pingamizi';
export const paid = 'zimelipwa';

export const gone = 'Kamisheni uliyofuata kiungo chake haipo tena: mauzo yake yalifutwa.';
export const loadingList = 'Inapakia kamisheni';
export const noneNow = 'Hakuna kwa sasa';
export const noneOf = {
  pending: 'Hakuna kamisheni inayosubiri.',
  overdue: 'Hakuna kamisheni iliyochelewa.',
  held: 'Hakuna kamisheni iliyosimamishwa na pingamizi.',
  paid: 'Hakuna kamisheni iliyolipwa.',
  refunded: 'Hakuna kamisheni iliyorejeshwa.',
};
export const nothingOwed = 'Hudaiwi chochote';
export const afterASale = (site: string, percent: number) => `Baada ya kuuza unadaiwa na ${site} ${percent}% ya bei ya mwisho.`;
export const seeRequests = 'Ona maombi ya wanunuzi';
