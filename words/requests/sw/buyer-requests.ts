import { sw as plural } from '../../plural.ts';

export const search = 'Modeli au mji';
export const filters = (count: number) => (count > 0 ? `Chuja (${count})` : 'Chuja');
export const budgetFrom = 'Bajeti kuanzia';
export const budgetTo = 'Bajeti hadi';
export const sorts = { newest: 'Mapya kwanza', highest_budget: 'Bajeti kubwa kwanza', lowest_budget: 'Bajeti ndogo kwanza' };
export const county = 'Kaunti';
export const any = {
  county: 'Kaunti zote',
  condition: 'Hali yoyote',
  fuel_type: 'Mafuta yoyote',
  transmission: 'Gia yoyote',
};
export const unanswered = 'Ambayo bado sijajibu';
export const withoutFigure = 'Pia maombi yasiyotaja kiasi';

export const gone = 'Ombi ulilofungua halipo tena.';
export const yourCarsFit = 'Magari yako yanafaa maombi haya';
export const fits = (count: number) => plural(count, { one: 'Gari lako 1 linafaa', other: 'Magari yako # yanafaa' });
export const showMoreThatFit = 'Onyesha zaidi yanayofaa';
export const allOther = 'Maombi mengine yote';
export const notLoaded = 'Maombi ya wanunuzi yameshindwa kupakia';
export const loading = 'Inapakia maombi';
export const noMatch = 'Hakuna ombi linalolingana';
export const tryAnother = 'Jaribu modeli nyingine au mji mwingine, au bajeti pana zaidi.';
export const noneOpen = 'Hakuna ombi lililo wazi kwa sasa';
export const newOnes = 'Mapya yataonekana hapa yenyewe.';

export const askedAboutYours = 'Ameulizia gari lako';
export const budget = 'Bajeti';
export const placeBid = 'Toa ofa';
export const onRequest = (car: string) => `kwa ombi la ${car}`;
export const yourBid = 'Ofa yako';
export const submitted = 'Ofa imetumwa';
export const read = 'Isome';
export const readYours = (car: string) => `Isome: ofa yako kwa ombi la ${car}`;
export const showPhone = 'Onyesha nambari ya simu';
export const phoneNotShown = 'Imeshindwa kuonyesha nambari';
export const theRequest = (car: string) => `ombi la ${car}`;
