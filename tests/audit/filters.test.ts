import { expect, it } from 'vitest';
import { auditFiltersIn } from '../../shared/audit/filters.ts';

it('the filters of the log in an address: what is no day, no id and no kind counts as absent', () => {
  const id = '0193a1b2-0000-7000-8000-00000000abcd';
  const read = (query: string) => auditFiltersIn(new URLSearchParams(query));
  expect(read(`person=${id.toUpperCase()}&thing=${id}&kind=bid&day=2024-02-29`)).toEqual({
    person: id,
    thing: id,
    kind: 'bid',
    day: '2024-02-29',
  });
  const nothing = { person: undefined, thing: undefined, kind: undefined, day: undefined };
  for (const query of ['day=2026-02-31', 'day=2026-2-3', 'person=me&thing=x&kind=y', '']) expect(read(query)).toEqual(nothing);
});
