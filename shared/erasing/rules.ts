import { erasingRulesWords } from '../../words/erasing/erasing-rules.ts';
import { type Refusal, wrongState } from '../refusal.ts';

/** What has to be seen through before an account can be erased. */
export const obstacleKinds = ['viewing', 'dispute', 'commission'] as const;
export type ObstacleKind = (typeof obstacleKinds)[number];

/** Why this account can't be erased, or null: nothing is left half done with others (docs/domain/accounts.md, "Erasing"). */
export function whyNotErase(unfinished: readonly { kind: ObstacleKind }[]): Refusal | null {
  const counts = obstacleKinds.map((kind) => ({ kind, count: unfinished.filter((each) => each.kind === kind).length }));
  const left = counts.filter(({ count }) => count > 0);
  if (left.length === 0) return null;
  return wrongState('unfinished', () =>
    erasingRulesWords.unfinished(left.map(({ kind, count }) => erasingRulesWords.obstacles[kind](count)).join(', ')),
  );
}
