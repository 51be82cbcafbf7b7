import { expect, test } from 'vitest';
import { pastFor } from '../../demo/facts.ts';
import { letters } from '../../demo/stock/letters.ts';

const holders = ['seller', 'lender', 'other', 'import_papers'] as const;

test.each([
  ['One lady owner, always parked in the shade.', { history: 'kenya_used', owners_in_kenya: 1 }],
  ['White D-Max, single owner, from a conservancy in Laikipia.', { history: 'kenya_used', owners_in_kenya: 1 }],
  ['Locally used, second owner.', { history: 'kenya_used', owners_in_kenya: 2 }],
  ['Ex-company car with full service book.', { history: 'kenya_used' }],
  ['Logbook in our name, transfer the same day.', { logbook_holder: 'seller' }],
  ['Ex-Japan, arrived this year, duty paid.', { logbook_holder: 'import_papers', history: 'fresh_import', owners_in_kenya: 0 }],
])('%s: the car’s facts say the same, whatever would be likely', (words, facts) => {
  for (const likely of holders) for (const n of [0, 1, 2]) expect(pastFor(likely, n, words)).toMatchObject(facts);
});

test('no car with import papers has had an owner here', () => {
  for (const words of letters) {
    for (const likely of holders) {
      const { logbook_holder, owners_in_kenya } = pastFor(likely, 2, words);
      expect([words, logbook_holder === 'import_papers']).toEqual([words, owners_in_kenya === 0]);
    }
  }
});
