import type { ReactNode } from 'react';

export const sortBy = 'Panga ofa kwa';
export const sorts = { best: 'Bora kwako', price: 'Bei', newest: 'Mpya kwanza', rating: 'Nyota' };
export const order = {
  best: 'Zilizo ndani ya bajeti kwanza, kisha matakwa yako, kisha nyota za muuzaji.',
  price: 'Ya bei ya chini kwanza.',
  newest: 'Ya karibuni kwanza.',
  rating: 'Ya muuzaji mwenye nyota nyingi kwanza; wasio na nyota mwisho.',
};
export const shortlist = 'Ulizopenda';
export const all = 'Ofa zote';
export const compare = 'Linganisha';
export const showAll = (count: number) => `Onyesha ofa zote ${count}`;
export const noneShortlisted = 'Hakuna ofa uliyopenda. Gusa moyo kwenye ofa ili ibaki hapa.';
export const notLoaded = 'Ofa zimeshindwa kupakia';
export const loading = 'Inapakia ofa';

export const compareOffers = 'Linganisha ofa';
export const chooseTwoToFour = 'Chagua mbili hadi nne.';
export const compareSo = (count: number) => `Linganisha ${count}`;

export const withdrawn = 'Limeondolewa';
export const sold = 'Limeuzwa';
export const bestFit = 'Inayokufaa zaidi';
export const isNew = 'Mpya';
export const shortlistIt = (dealer: string) => `Weka ofa ya ${dealer} kati ya ulizopenda`;
export const notShortlisted = 'Ofa ulizopenda hazikubadilishwa';

export const offerFrom = (dealer: string) => `Ofa ya ${dealer}`;
export const theOfferFrom = (dealer: string) => `ofa ya ${dealer}`;
export const noMessage = 'Hakuna ujumbe';
export const butAsked = (fact: string, asked: string) => `${fact}: ${asked}`;
export const yourBudget = 'bajeti yako';
export const yourCounty = 'kaunti yako';
export const anotherCounty = 'kaunti nyingine';

export const sideBySide = 'Ofa zikiwa pamoja';
export const lines = {
  budget: 'Ikilinganishwa na bajeti yako',
  dealer: 'Muuzaji',
  rating: 'Nyota',
  yard: 'Yadi',
  message: 'Ujumbe',
};
export const notStated = 'haijasemwa';
export const highest = 'nyingi zaidi';
export const low = 'chache';

export const accept = (price: string) => `Kubali ${price}`;
export const acceptFrom = (price: string, dealer: string) => `Kubali ${price} ya ${dealer}`;
export const reject = 'Kataa';
export const rejectFrom = (dealer: string) => `Kataa ofa ya ${dealer}`;
export const book = 'Panga kuona gari';
export const bookWith = (dealer: string) => `Panga kuona gari la muuzaji ${dealer}`;
export const openViewing = 'Fungua miadi';
export const openViewingWith = (dealer: string) => `Fungua miadi na ${dealer}`;
export const lastViewing = 'Ona miadi iliyopita';
export const lastViewingWith = (dealer: string) => `Ona miadi iliyopita na ${dealer}`;
export const acceptedBookNow = 'Ofa imekubaliwa! Muuzaji ameambiwa. Tafadhali panga miadi ya kuona gari.';

export const decide = {
  accept: {
    title: 'Unakubali ofa hii?',
    means: 'Kisha utachagua wakati wa kuona gari. Kukubali ni bure na hakukulazimishi kununua; ofa nyingine zitabaki wazi.',
    action: 'Kubali ofa',
    failed: 'Ofa imeshindwa kukubaliwa',
  },
  reject: {
    title: 'Unakataa ofa hii?',
    means: 'Muuzaji ataambiwa, na hataweza kutoa ofa tena kwa ombi hili.',
    action: 'Kataa ofa',
    failed: 'Ofa imeshindwa kukataliwa',
  },
};
export const rejected = 'Ofa imekataliwa. Muuzaji ameambiwa.';
export const offersFor = (dealer: ReactNode, price: ReactNode, car: string) => (
  <>
    Muuzaji {dealer} anatoa {car} kwa {price}.
  </>
);
export const cantBeUndone = 'Ukithibitisha, hutaweza kubadilisha.';
export const thatIs = (against: string) => `Hiyo ni ${against}.`;
export const farBelow = 'Hiyo ni chini ya nusu ya bajeti yako. Usilipe kamwe kabla hujaona gari.';
export const askedForDeposit = 'Umeombwa amana (deposit)?';

export const anotherCar = (car: string) => `Gari lingine: ${car}`;
export const offersAnother = (gone: string, dealer: string) => `${gone}. Muuzaji ${dealer} anatoa lingine:`;
export const asAccepted = (price: string) => `${price}, kama ulivyokubali`;
export const asAcceptedNot = (price: string, asked: string) => `${price}, kama ulivyokubali. Kwa kawaida yadi inaliuza ${asked}.`;
export const takeThisCar = 'Chukua gari hili';
export const decline = 'Kataa';
export const answer = {
  confirmed: {
    title: 'Unachukua gari hili?',
    action: 'Chukua',
    done: 'Muuzaji ameambiwa. Sasa unaweza kupanga kuona gari.',
    failed: 'Gari lile lingine limeshindwa kuchukuliwa',
  },
  declined: {
    title: 'Unakataa gari hili?',
    action: 'Kataa',
    done: 'Muuzaji ameambiwa.',
    failed: 'Gari lile lingine limeshindwa kukataliwa',
  },
};
export const thenFor = (dealer: ReactNode, car: ReactNode, price: ReactNode) => (
  <>
    Ofa ya muuzaji {dealer} itakuwa ya gari {car} kwa {price}. Ni bure na hakukulazimishi kununua.
  </>
);
export const nothingToView = (dealer: ReactNode) => (
  <>Hutaweza tena kuona gari lolote kwa ofa hii ya muuzaji {dealer}. Ofa zako nyingine zitabaki wazi.</>
);
