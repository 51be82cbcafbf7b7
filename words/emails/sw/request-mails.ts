import { sw as plural } from '../../plural.ts';

export const seeRequest = 'Ona ombi';
export const seeOpen = 'Ona maombi wazi';
export const seeAndBid = 'Lione na utoe ofa';
export const seeThemAndBid = 'Yaone na utoe ofa';
export const carWanted = 'Gari linalotafutwa';
export const oweNothing = 'Hudaiwi chochote.';
export const budget = 'Bajeti';
export const location = 'Mahali';
export const description = 'Maelezo';
export const budgetAndPlace = (budget: string, place: string) => `${budget}, ${place}`;
export const more = (count: number) => plural(count, { one: 'Na ombi 1 lingine.', other: 'Na maombi # mengine.' });
