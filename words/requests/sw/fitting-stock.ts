import { sw as plural } from '../../plural.ts';

export const buyersLook = (count: number) =>
  plural(count, { one: 'Mnunuzi 1 anatafuta gari ulilonalo', other: 'Wanunuzi # wanatafuta gari ulilonalo' });
export const moreLook = (count: number) => `Zaidi ya wanunuzi ${count} wanatafuta gari ulilonalo`;
export const see = 'Ona maombi yao';
