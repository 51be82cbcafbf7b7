import { expect, it } from 'vitest';
import { allCommissions, commissionSums } from '../../shared/commissions/admin-reads.ts';
import { Component as Commissions } from '../../web/app/pages/admin/commissions.tsx';
import { opened } from '../support/opened.tsx';
import { commission } from '../support/screen-rows.ts';
import { soon } from '../support/soon.ts';

it('‘Mark as Paid’ stands at those that are pending and not held, and at no other', async () => {
  const rows = [
    commission('Pending', {}),
    commission('Held', { held: true }),
    commission('Paid', { status: 'paid', paid_at: '2026-11-21T07:00:00Z' }),
  ];
  const place = opened(<Commissions />, { as: 'admin', given: [[allCommissions({}), { rows, next: null }]] });
  await soon(() => expect(place.textContent).toContain('Paid Motors'));
  const buttons = [...place.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(buttons.filter((label) => label?.startsWith('Mark as Paid'))).toEqual(['Mark as Paid: Pending Motors, KSh\u00a025,700']);
});

it('the sums say which of them is a part of what is owed', async () => {
  const [none, two, five] = [
    { count: 0, amount: 0 },
    { count: 2, amount: 139_800 },
    { count: 7, amount: 293_900 },
  ];
  const sums = { owed: five, overdue: none, overdue_14: none, overdue_30: none, overdue_longer: none, held: two, paid: 9, dealer: null };
  const place = opened(<Commissions />, {
    as: 'admin',
    given: [
      [allCommissions({}), { rows: [], next: null }],
      [commissionSums(), sums],
    ],
  });
  await soon(() => expect(place.querySelectorAll('dt').length).toBe(4));
  const named = [...place.querySelectorAll('dt')].map(({ textContent }) => textContent?.replace('\u00a0', ' '));
  expect(named).toEqual(['Owed (7)', 'of that overdue (0)', 'of that held by a dispute (2)', 'Paid']);
});

it.each([
  ['/', {}, 'No commission yet'],
  ['/?search=nobody', { search: 'nobody' }, 'No commission matches'],
])('at %s, where none is found, it says so', async (at, asked, words) => {
  const place = opened(<Commissions />, { as: 'admin', at, given: [[allCommissions(asked), { rows: [], next: null }]] });
  await soon(() => expect(place.textContent).toContain(words));
});
