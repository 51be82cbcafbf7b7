import { sw as plural } from '../../plural.ts';

export const areMissing = (names: readonly string[]) =>
  plural(names.length, { one: `Kitu kimoja kinakosekana: ${names.join(', ')}.`, other: `Vitu # vinakosekana: ${names.join(', ')}.` });
export const untilGiven = 'Kabla ya hapo timu yetu haiwezi kukuthibitisha, na huwezi kutoa ofa.';
