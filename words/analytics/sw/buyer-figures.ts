import { sw as plural } from '../../plural.ts';

export const requests = 'Maombi uliyotuma';
export const offersReceived = 'Ofa ulizopata';
export const viewings = 'Miadi iliyofanyika';
export const purchases = 'Magari uliyonunua';
export const typicalWait = 'Muda wa kawaida wa kusubiri ofa';
export const lowestToBudget = 'Ofa ya chini zaidi kwa bajeti';
export const meanToBudget = 'Wastani wa ofa kwa bajeti';
export const atBudget = 'sawa na bajeti';
export const under = (percent: number) => `chini kwa ${percent}%`;
export const over = (percent: number) => `juu kwa ${percent}%`;

export const noRequests = (days: number) => `Hukutuma ombi katika siku hizi ${days}`;
export const sayWhichCar = 'Taja gari unalotafuta; hapa utaona ofa zilivyo ukilinganisha na bajeti yako.';
export const postRequest = 'Tuma ombi';

export const offersByRequest = 'Ofa kwa kila ombi';
export const offersNote = 'Ofa zote za maombi yako mapya ya kipindi hiki, hadi sasa.';
export const columns = {
  request: 'Ombi',
  posted: 'Lilitumwa',
  offers: 'Ofa',
  lowest: 'Ofa ya chini zaidi',
  mean: 'Wastani wa ofa',
  budget: 'Bajeti yako',
  wait: 'Muda hadi ofa ya kwanza',
};
export const offersAloud = (car: string, offers: number) => plural(offers, { one: `${car}: ofa 1.`, other: `${car}: ofa #.` });

export const pricesAgainstBudget = 'Bei na bajeti yako';
export const pricesNote =
  'Mstari mnene: ofa ya chini zaidi. Mwembamba: wastani wa ofa zote. Mstari wa wima ni bajeti yako. Zote zinaanzia KSh 0, kwa kipimo kimoja.';
export const offersFirstAfter = (offers: number, time: string) =>
  plural(offers, { one: `Ofa 1, baada ya ${time}`, other: `Ofa #, ya kwanza baada ya ${time}` });
export const noOfferAfter = (time: string) => `Bado hakuna ofa baada ya ${time}`;
export const noOfferCame = 'Hakuna ofa iliyokuja';
export const lowest = (price: string) => `Ya chini zaidi ${price}`;
export const mean = (price: string) => `Wastani ${price}`;
