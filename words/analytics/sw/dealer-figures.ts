import { sw as plural } from '../../plural.ts';

export const sales = 'Magari yaliyouzwa';
export const salesValue = 'Thamani ya mauzo';
export const commission = 'Kamisheni';
export const acceptedValue = 'Thamani ya ofa zilizokubaliwa';
export const saves = 'Mara magari yako yalipohifadhiwa';
export const typicalAnswer = 'Muda wa kawaida wa kujibu';
export const bidsAccepted = 'Ofa zilizokubaliwa';
export const ofThoseDecided = 'ya ofa ambazo wanunuzi walikubali au kukataa';

export const noBids = (days: number) => `Hukutoa ofa katika siku hizi ${days}`;
export const onceYouBid = 'Ukianza kutoa ofa, utaona hapa ofa zinazokubaliwa, na jinsi unavyojibu haraka.';
export const onceVerified =
  'Utaweza kutoa ofa biashara yako ikithibitishwa; kisha utaona hapa ofa zinazokubaliwa, na jinsi unavyojibu haraka.';
export const seeRequests = 'Ona maombi ya wanunuzi';
export const seeVerification = 'Ona uthibitisho wako';

export const fromBidToSale = 'Kutoka ofa hadi mauzo';
export const step = 'Hatua';
export const steps = {
  bids: 'Ofa ulizotuma',
  accepted: 'Zilizokubaliwa',
  viewed: 'Miadi iliyofanyika',
  sold: 'Magari yaliyouzwa',
};
export const goOn = (part: number, whole: number) => `${part} kati ya ${whole} ziliendelea`;
export const stepAloud = (label: string, now: number) => `${label}: ${now}.`;
export const stepComparedAloud = (label: string, now: number, before: number) => `${label}: ${now}, awali ${before}.`;
export const stepsNote = (days: number) =>
  `Ofa ulizotuma katika siku hizi ${days} zimefikia wapi hadi sasa. Gari uliloliuza karibuni huenda lilitokana na ofa ya awali.`;

export const timeToAnswer = 'Muda hadi jibu la kwanza';
export const from = 'Kuanzia';
export const answersNote = 'Muda wa kawaida kutoka ombi hadi ofa yako.';
export const solidAndDashed = (days: number) => `Mstari kamili: siku hizi ${days}; mstari wa vipande: siku ${days} zilizotangulia.`;
export const answersAloud = (days: number, time: string) => `Muda wa kawaida hadi jibu lako la kwanza: ${time} katika siku hizi ${days}.`;
export const answersComparedAloud = (days: number, time: string, before: string) =>
  `Muda wa kawaida hadi jibu lako la kwanza: ${time} katika siku hizi ${days}, ${before} katika zilizotangulia.`;
export const noTime = 'hakuna';

export const wonByPrice = 'Zilizokubaliwa, kwa bei';
export const priceColumns = {
  band: 'Ikilinganishwa na bajeti',
  bids: 'Ofa',
  accepted: 'Zilizokubaliwa',
  waiting: 'Zinazosubiri',
  bidsBefore: 'Ofa za awali',
  acceptedBefore: 'Zilizokubaliwa awali',
};
export const bands = {
  far_under: 'Chini kwa 10% au zaidi',
  under: 'Chini, hadi 10%',
  at: 'Sawa na bajeti',
  over: 'Juu, hadi 10%',
  far_over: 'Juu kwa zaidi ya 10%',
};
export const bandAloud = (label: string, accepted: number, bids: number) => `${label}: ${accepted} kati ya ${bids} zilikubaliwa.`;
export const byPriceNote =
  'Ikilinganishwa na kiasi cha juu ambacho mnunuzi yuko tayari kulipa. Kila kisanduku ni ofa moja: kilichojaa ilikubaliwa, cha vipande inasubiri.';
export const budgetUnread = (bids: number) => `Nyingine ${bids} ni za maombi yasiyotaja bajeti kwa kiasi.`;
export const fewBids = (bids: number) =>
  plural(bids, { one: 'Ofa 1 haitoshi: ichukue kama dokezo tu.', other: 'Ofa # ni chache: zichukue kama dokezo tu.' });

export const askedNearYou = 'Wanachotafuta wanunuzi wa karibu nawe';
export const askedIn = (county: string) => `Wanachotafuta wanunuzi wa ${county}`;
export const verifiedRead = 'Wauzaji waliothibitishwa wanaona hapa magari ambayo wanunuzi wa kaunti yao wanatafuta, na bajeti zao.';
export const countyUnknown = 'Hatujui yadi yako iko kaunti gani: tafadhali taja kaunti au mji, kwa mfano “Eldoret”.';
export const setLocation = 'Weka mahali ulipo';
export const fromBuyersUp = (buyers: number) => `kuanzia wanunuzi ${buyers}`;
export const noneAsked = (buyers: number, county: string, days: number) =>
  `Hakuna gari lililotafutwa na wanunuzi ${buyers} wa ${county} katika siku hizi ${days}.`;
export const seeAllRequests = 'Ona maombi yote ya wanunuzi';
export const requests = (count: number) => plural(count, { one: 'ombi 1', other: 'maombi #' });
export const fewNamedAFigure = 'wachache walitaja kiasi';
export const typicalBudget = 'bajeti ya kawaida';
export const youHave = (cars: number) => plural(cars, { one: 'Unalo 1', other: 'Unayo #' });
export const youHaveNone = 'Huna';
export const askedColumns = {
  model: 'Gari',
  requests: 'Maombi',
  requestsBefore: 'Maombi ya awali',
  budget: 'Bajeti ya kawaida',
  inStock: 'Unayo',
};
