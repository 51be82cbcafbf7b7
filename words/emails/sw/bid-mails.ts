import { sw as plural } from '../../plural.ts';

export const seeOffer = 'Ona ofa';
export const seeOwnRequest = 'Ona ombi langu';
export const seeRequest = 'Ona ombi';

export const photoOf = (car: string) => `Gari la ofa kwa ombi lako la ${car}`;
export const carWanted = 'Gari linalotafutwa';
export const priceOffered = 'Bei ya ofa';
export const budget = 'Bajeti yako';
export const againstBudget = 'Ikilinganishwa na bajeti yako';
export const theCar = 'Gari';
export const noRatings = 'Bado hana nyota';
export const rated = (stars: string, buyers: number) =>
  plural(buyers, { one: `nyota ${stars} kati ya 5 (mnunuzi #)`, other: `nyota ${stars} kati ya 5 (wanunuzi #)` });
export const compare = 'Ilinganishe na nyingine kabla ya kuamua. Kukubali ni bure: kwanza unaona gari.';

export const car = 'Gari';
export const yourPrice = 'Bei yako';
export const notTaken = 'Hudaiwi chochote. Kuna wanunuzi wengine wanaotafuta.';
export const youHear = 'Tutakuambia mara tu siku itakapopendekezwa.';
export const keepReady = 'Tafadhali weka gari tayari kwa bei hii.';
export const othersStay = 'Ombi lako na ofa nyingine zinabaki zilivyo.';
export const dealerLeft =
  'Ombi lako na ofa nyingine zinabaki zilivyo. Kama mmekubaliana jambo nje ya tovuti hii, usilipe kabla hujaona gari.';

export const price = 'Bei';
export const oweNothing = 'Hudaiwi chochote.';
export const lookAndAnswer = 'Liangalie na ujibu';
export const instead = 'Badala yake';
export const needNotTake = 'Si lazima ulikubali. Ukilikubali, panga kuona gari, na ulione kabla ya kulipa chochote.';
export const yourCar = 'Gari lako';
