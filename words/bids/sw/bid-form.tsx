import type { ReactNode } from 'react';

export const bidOn = (car: string) => `Toa ofa: ${car}`;
export const submit = 'Tuma ofa';
export const uploading = 'Inapakia…';
export const sending = 'Inatuma…';
export const submitted = 'Ofa yako imetumwa!';
export const refused = 'Ofa haikutumwa';
export const notSubmitted = 'Ofa imeshindwa kutumwa';
export const failedPhotos = 'Jaribu tena picha zilizoshindwa, au uziondoe.';
export const isDraft = 'Ulichoandika hapa awali kimerudi.';
export const budget = (figures: ReactNode, place: string) => (
  <>
    Bajeti: {figures} · {place}
  </>
);

export const fromStock = 'Kati ya magari yako';
export const fromStockWhich = 'Kati ya magari yako: unatoa lipi?';
export const isSold = (car: string) => `Gari ${car} limeuzwa. Tafadhali chagua lingine.`;
export const filledIn = 'Bei, maelezo na picha zimejazwa hapa chini. Badilisha kilicho tofauti kwa mnunuzi huyu.';
export const noAnother = 'Hapana, gari lingine';
export const anotherOfStock = 'Gari lako lingine';
export const choose = 'Chagua gari lako';
export const search = 'Tafuta kati ya magari yako';
export const loadingStock = 'Inapakia magari yako';
export const noneOfThatName = 'Huna gari lenye jina hilo.';
export const noneOnMarket = 'Huna gari sokoni.';
export const addACar = 'Ongeza gari';
export const askedAbout = 'Limeulizwa';
export const fits = 'Linafaa';

export const price = 'Bei yako kwa KSh';
export const priceHint = 'Mnunuzi atakulipa hii, ana kwa ana.';
export const youBid = (price: ReactNode) => <>Unatoa ofa ya {price}. Ofa haiwezi kubadilishwa baadaye.</>;
export const youBidAgainst = (price: ReactNode, against: ReactNode) => (
  <>
    Unatoa ofa ya {price}, {against}. Ofa haiwezi kubadilishwa baadaye.
  </>
);
export const commissionIfSold = (amount: string, percent: number) => `Kamisheni likiuzwa: ${amount} (${percent}%)`;
export const priceMissing = 'Bei yako haipo: ofa lazima iwe na bei.';

export const aboutTheCar = 'Kuhusu gari';
export const factsHint = 'Wanunuzi hulinganisha ofa kwa haya, moja baada ya jingine.';
export const message = 'Ujumbe';
export const messageExample = 'Hali ya gari, kinachojumuishwa, linaweza kuonwa lini';
