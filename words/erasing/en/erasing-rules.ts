import { en as plural } from '../../plural.ts';

/** What has to be seen to first: '2 open viewings, a commission that is not paid'. */
export const unfinished = (things: string) => `Your account can’t be erased yet. First see to: ${things}.`;
export const obstacles = {
  viewing: (count: number) => plural(count, { one: 'an open viewing', other: '# open viewings' }),
  dispute: (count: number) => plural(count, { one: 'an open dispute', other: '# open disputes' }),
  commission: (count: number) => plural(count, { one: 'a commission that is not paid', other: '# commissions that are not paid' }),
};
