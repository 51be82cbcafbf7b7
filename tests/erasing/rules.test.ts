import { expect, it } from 'vitest';
import { whyNotErase } from '../../shared/erasing/rules.ts';

const [viewing, dispute, commission] = (['viewing', 'dispute', 'commission'] as const).map((kind) => ({ kind }));

it.each([
  [[], null],
  [[viewing], 'an open viewing'],
  [[viewing, viewing], '2 open viewings'],
  [[dispute], 'an open dispute'],
  [[commission, viewing, commission, dispute], 'an open viewing, an open dispute, 2 commissions that are not paid'],
])('an account with %j', (unfinished, named) => {
  const sentence = named && `Your account can’t be erased yet. First see to: ${named}.`;
  expect(whyNotErase(unfinished.filter((each) => each !== undefined))?.message ?? null).toBe(sentence);
});
