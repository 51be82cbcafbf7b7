import { expect, it } from 'vitest';
import { whyNotErase } from '../../shared/erasing/rules.ts';

const [viewing, dispute, commission] = [{ kind: 'viewing' }, { kind: 'dispute' }, { kind: 'commission' }] as const;

it.each([
  [[], null],
  [[viewing], 'an open viewing'],
  [[viewing, viewing], '2 open viewings'],
  [[dispute], 'an open dispute'],
  [[commission, viewing, commission, dispute], 'an open viewing, an open dispute, 2 commissions that are not paid'],
])('an account with %j', (unfinished, named) => {
  const sentence = named && `Your account can’t be erased yet. First see to: ${named}.`;
  expect(whyNotErase(unfinished)?.message() ?? null).toBe(sentence);
});
