import { expect, it } from 'vitest';
import { changesOf } from '../../server/modules/audit/changes.ts';
import { programWords } from '../../server/modules/audit/words/program.ts';

// What the log says of single acts (docs/domain/permissions.md, "The log").

it('a field that stayed as it was is no change', () => {
  const before = { status: 'completed', final_price: null, outcome: 'sold' };
  expect(changesOf({ before, after: { ...before, outcome: 'not_sold' } })).toEqual([
    { name: 'Outcome', before: 'sold', after: 'not sold' },
  ]);
});

it('the report is named as one, with its days; a list with what it was narrowed to', () => {
  const said = (list: string, filters: string) => programWords['list.exported']({ who: 'You' } as never, { list, filters });
  expect(said('report', 'period=30d')).toBe('You downloaded the report, 30 days');
  expect(said('report', 'period=1y')).toBe('You downloaded the report, 1 year');
  expect(said('commissions', 'status=paid')).toBe('You took the list of commissions as a file, narrowed to status=paid');
});
