import { sw as plural } from '../../plural.ts';

export const seeAsBuyers = 'Lione kama wanunuzi';
export const whereFound = 'Wanunuzi wanapata magari yaliyokubaliwa ya wauzaji waliothibitishwa kwenye orodha ya magari.';
export const changeIt = 'Rekebisha';
export const untilThen = {
  car: 'Hadi wakati huo wanunuzi hawalioni.',
  change: 'Hadi wakati huo wanunuzi wanaona picha na maelezo ya zamani.',
};
export const bidsGoOn = 'Hadi wakati huo wanunuzi hawalioni. Ofa zenye gari hili zinaendelea.';
export const toAsk = (address: string) => `Ili kuuliza, tuandikie: ${address}.`;

export const seeSaved = 'Ona uliyohifadhi';
export const more = (count: number) => plural(count, { one: 'Na gari 1 lingine.', other: 'Na magari # mengine.' });
