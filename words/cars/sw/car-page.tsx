import type { ReactNode } from 'react';
import { sw as plural } from '../../plural.ts';

export const loading = 'Inapakia gari';
export const backToStock = '← Magari yangu';
export const backToMarket = '← Tazama magari';
export const photos = (count: number) => plural(count, { one: 'Picha 1', other: 'Picha zote #' });
export const photosOf = (count: number, car: string) => `${photos(count)}: ${car}`;
export const enlarge = (place: number, count: number) => `Kuza picha ${place} kati ya ${count}`;

export const theOffer = 'Gari linalouzwa';
export const soldHere = 'limeuzwa, linaonekana kwa muuzaji wake na timu yetu pekee';
export const offMarket = 'haliko sokoni, linaonekana kwa muuzaji wake na timu yetu pekee';
export const reserved = 'limetengewa mnunuzi kwa sasa';
export const available = 'linapatikana';
export const atTypical = (counted: number) => `Bei ya kawaida ya magari ${counted} yanayofanana`;
export const aboveTypical = (amount: ReactNode, counted: number) => (
  <>
    {amount} zaidi ya bei ya kawaida ya magari {counted} yanayofanana
  </>
);
export const belowTypical = (amount: ReactNode, counted: number) => (
  <>
    {amount} chini ya bei ya kawaida ya magari {counted} yanayofanana
  </>
);
export const seeYourRequest = 'Ona ombi lako';
export const askForOffer = 'Omba ofa';
export const whatAskingDoes = (dealer: string) =>
  `Ukiomba, ombi lako litafunguka likiwa na gari hili, na muuzaji ${dealer} ataambiwa. Ni bure, na hakuna mnachokubaliana bado.`;
export const share = 'Shiriki';
export const linkCopied = 'Kiungo kimenakiliwa';
export const linkNotCopied = 'Kiungo hakikunakiliwa';
export const edit = 'Hariri';

export const facts = 'Maelezo ya gari';
export const listed = 'Liliwekwa';
export const notStated = 'Haijasemwa';
export const pricesHeading = 'Bei ikilinganishwa na magari yanayofanana';
export const typical = 'kawaida';
export const counted = (cars: number, middle: string) => `Magari ${cars} yanayofanana, bei ya kawaida ${middle}.`;
export const pricesOf = (car: string, from: number, to: number, lowest: string, highest: string) =>
  `Magari ya ${car} ya ${from} hadi ${to} yanauzwa hapa kwa ${lowest} hadi ${highest}. Kilomita na hali hazijahesabiwa.`;
export const inDealersWords = 'Kwa maneno ya muuzaji';

export const beforeYouPay = 'Kabla hujalipa';
export const steps = [
  'Ona gari mchana, kwenye yadi ya muuzaji.',
  'Njoo na fundi wako, na uliendeshe.',
  'Linganisha nambari ya chesisi na logbook.',
  'Usilipe amana (deposit) kabla hujaliona.',
];
export const whatIsChecked = 'Timu yetu hukagua leseni, simu na anwani ya muuzaji, si gari.';
export const askedForDeposit = 'Umeombwa amana (deposit)?';

export const alike = { model: 'Yanayofanana nalo', make: 'Ya kampuni hiyo hiyo', body: 'Yanayokaribiana kwa umbo na bei' };
export const all = (count: string) => `Yote ${count}`;

export const wasSold = 'Gari hili liliuzwa.';
export const isGone = 'Gari hili haliko sokoni tena.';
export const postOneLikeIt = 'Tuma ombi la gari kama hili';
export const notFound = 'Gari halipatikani';
export const noneHere = 'Hakuna gari kwenye anwani hii';
export const linkWrong = 'Haliko sokoni, au kiungo hakijakamilika.';
export const browse = 'Tazama magari';
