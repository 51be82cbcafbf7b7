import { sw as plural } from '../../plural.ts';

const bold = (text: string) => <b>{text}</b>;

export const notLoaded = 'Taarifa zimeshindwa kupakia';
export const loading = 'Inapakia';
export const since = (moment: string) => `Umesimamishwa tangu ${moment}`;
export const headings = {
  buyer: 'Kwa sasa wauzaji hawaoni maombi yako',
  dealer: 'Kwa sasa wanunuzi hawaoni yadi yako, na huwezi kutoa ofa',
};
export const reason = 'Sababu, kama timu yetu ilivyoiandika';

export const contestThis = 'Pinga uamuzi huu';
export const once = 'Mara moja, kwa maneno yako mwenyewe. Mtu wa timu yetu atausoma na kujibu hapa na kwa barua pepe.';
export const youContested = 'Ulipinga uamuzi huu';
export const youContestedOn = (day: string) => `Ulipinga uamuzi huu ${day}`;
export const isRead = 'Unasomwa, na hauwezi kubadilishwa. Tutajibu hapa na kwa barua pepe.';
export const ourAnswer = 'Jibu letu: utaendelea kusimamishwa';

export const whatItStops = 'Kinachozuiwa';
export const yardHidden = 'Ukurasa wa yadi yako umefichwa kwa wanunuzi';
export const carsHidden = (count: number) => (
  <>{bold(plural(count, { one: 'Gari 1', other: 'Magari #' }))} na ukurasa wa yadi yako yamefichwa kwa wanunuzi</>
);
export const bidsFrozen = (count: number) => (
  <>
    {bold(plural(count, { one: 'Ofa 1', other: 'Ofa #' }))}{' '}
    {plural(count, { one: 'imesitishwa: wanunuzi hawawezi kuikubali', other: 'zimesitishwa: wanunuzi hawawezi kuzikubali' })}
  </>
);
export const requestsHidden = (count: number) => <>Wauzaji hawaoni {bold(plural(count, { one: 'ombi lako', other: 'maombi yako #' }))}</>;
export const offersUnanswered = (count: number) => (
  <>
    {bold(plural(count, { one: 'Ofa 1', other: 'Ofa #' }))} {plural(count, { one: 'haiwezi kujibiwa', other: 'haziwezi kujibiwa' })}
  </>
);
const viewings = (count: number) => bold(`Miadi ${count}`);
export const viewingsCancelled = {
  buyer: (count: number) => <>{viewings(count)} imeghairiwa, na wauzaji wameambiwa</>,
  dealer: (count: number) => <>{viewings(count)} imeghairiwa, na wanunuzi wameambiwa</>,
};
export const nothingNew = {
  buyer: 'Huwezi kuweka maombi mapya, kutuma ujumbe wala kubadilisha chochote',
  dealer: 'Huwezi kutoa ofa mpya, kutuma ujumbe, kuongeza magari wala kubadilisha chochote',
};

export const whatYouCanDo = 'Unachoweza kufanya';
export const pay = (amount: string) => `Lipa ${amount}`;
export const staysDue = 'unachodaiwa nasi bado unadaiwa';
export const seeDispute = 'Ona pingamizi lako lililo wazi';
export const disputeOthers = 'unaweza pia kupinga matokeo yasiyo sahihi';
export const readEverything = 'Soma vitu vyako vyote';
export const everything = { buyer: 'maombi, ofa, mazungumzo, miadi', dealer: 'magari, ofa, mazungumzo, miadi, maoni' };
export const makeCopy = 'Tengeneza nakala ya taarifa zako';
export const alsoErase = 'faili moja ya ZIP; unaweza pia kufuta akaunti yako hapo';

export const whatStays = 'Kinachobaki chako';
const accepted = (count: number) => bold(plural(count, { one: 'Ofa 1 iliyokubaliwa', other: 'Ofa # zilizokubaliwa' }));
export const acceptedStay = {
  buyer: (count: number) => <>{accepted(count)}: wauzaji waliambiwa kwamba akaunti yako inakaguliwa, si sababu yake</>,
  dealer: (count: number) => <>{accepted(count)}: wanunuzi waliambiwa kwamba akaunti yako inakaguliwa, si sababu yake</>,
};
export const nothingDeleted = 'Hakuna kitu chako kilichofutwa';
export const comesBack = 'Kila kitu kitarudi kilivyokuwa hili likiisha. Miadi iliyoghairiwa itabidi ipangwe tena';
