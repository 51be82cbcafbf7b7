import type { ReactNode } from 'react';
import { sw as plural } from '../../plural.ts';

export const newRequest = 'Ombi jipya';
export const gone = 'Ombi ulilofungua halipo tena.';
export const only = { active: 'Maombi yaliyo wazi tu.', to_answer: 'Maombi yenye ofa ya kujibu tu.' };
export const seeAll = 'Ona maombi yote';
export const notLoaded = 'Maombi yako yameshindwa kupakia';
export const loading = 'Inapakia maombi yako';
export const noneNow = 'Hakuna kwa sasa';
export const noneYet = 'Bado huna ombi';
export const postFirst = 'Tuma ombi lako la kwanza';
export const how = 'Taja gari unalotafuta; wauzaji waliothibitishwa watakujibu na bei.';
export const others = 'Maombi yako mengine';

export const asked = (dealer: string, car: ReactNode) => (
  <>
    Ulimwuliza muuzaji {dealer} kuhusu gari lake {car}
  </>
);
export const offers = (count: number) => `Ofa ulizopata (${count})`;
export const noOffers = 'Bado hakuna ofa';
export const offersComeHere =
  'Wauzaji waliothibitishwa wanaona ombi lako. Ofa zao zitaonekana hapa zenyewe, na tutakuarifu kuhusu kila moja.';
export const noneCame = 'Hakuna ofa iliyokuja ombi likiwa wazi.';
export const posted = (day: string) => `Lilitumwa ${day}`;
export const deleteThis = 'Futa ombi hili';

export const carsFit = (count: number, counted: string) =>
  plural(count, { one: 'Gari 1 sokoni linafaa ombi hili', other: `Magari ${counted} sokoni yanafaa ombi hili` });
export const seeAllCars = (count: string) => `Ona yote ${count}`;
export const loadingCars = 'Inapakia magari yanayofaa';
export const noCarAnyMore = 'Hakuna hata moja lililo sokoni tena.';
