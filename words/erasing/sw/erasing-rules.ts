import { sw as plural } from '../../plural.ts';

export const unfinished = (things: string) => `Akaunti yako haiwezi kufutwa bado. Kwanza kamilisha: ${things}.`;
export const obstacles = {
  viewing: (count: number) => plural(count, { one: 'miadi 1 iliyo wazi', other: 'miadi # iliyo wazi' }),
  dispute: (count: number) => plural(count, { one: 'pingamizi 1 lililo wazi', other: 'mapingamizi # yaliyo wazi' }),
  commission: (count: number) => plural(count, { one: 'kamisheni 1 ambayo haijalipwa', other: 'kamisheni # ambazo hazijalipwa' }),
};
