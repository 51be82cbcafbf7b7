import { type Refusal, wrongState } from '../refusal.ts';
import { plural } from '../words.ts';

/** What has to be seen through before an account can be erased. */
export const obstacleKinds = ['viewing', 'dispute', 'commission'] as const;
export type ObstacleKind = (typeof obstacleKinds)[number];

const words = {
  viewing: { one: 'an open viewing', other: '# open viewings' },
  dispute: { one: 'an open dispute', other: '# open disputes' },
  commission: { one: 'a commission that is not paid', other: '# commissions that are not paid' },
} as const satisfies Record<ObstacleKind, { one: string; other: string }>;

/** Why this account can't be erased, or null: nothing is left half done with others (docs/domain/accounts.md, "Erasing"). */
export function whyNotErase(unfinished: readonly { kind: ObstacleKind }[]): Refusal | null {
  const counts = obstacleKinds.map((kind) => ({ kind, count: unfinished.filter((each) => each.kind === kind).length }));
  const named = counts.filter(({ count }) => count > 0).map(({ kind, count }) => plural(count, words[kind]));
  if (named.length === 0) return null;
  return wrongState('unfinished', () => `Your account can’t be erased yet. First see to: ${named.join(', ')}.`);
}
