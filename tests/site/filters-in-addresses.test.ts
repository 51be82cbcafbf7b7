import { expect, it } from 'vitest';
import { adminAppointmentFiltersIn } from '../../shared/appointments/admin-filters.ts';
import { auditApi } from '../../shared/audit/api.ts';
import { auditFiltersIn } from '../../shared/audit/filters.ts';
import { adminCommissionFiltersIn } from '../../shared/commissions/admin-filters.ts';
import { messagesApi } from '../../shared/messages/api.ts';
import { conversationFiltersIn } from '../../shared/messages/filters.ts';

const id = '00000000-0000-7000-8000-00000000abcd';
const address = (query: object) => new URLSearchParams(query as Record<string, string>);

it.each(['2026-02-31', '2026-13-01', '2026-2-1', 'today'])('%s is no day, in any list', (day) => {
  expect(auditFiltersIn(address({ day })).day).toBeUndefined();
  expect(adminAppointmentFiltersIn(address({ day }))).toEqual({});
});

it('what an address holds is what its list takes', () => {
  const filters = auditFiltersIn(address({ day: '2024-02-29', person: id.toUpperCase(), thing: id, kind: 'bid' }));
  expect(auditApi.list.query?.parse(filters)).toEqual({ day: '2024-02-29', person: id, thing: id, kind: 'bid' });
  expect(adminCommissionFiltersIn(address({ dealer: id.toUpperCase() }))).toEqual({ dealer: id });
  expect(auditFiltersIn(address({ person: `${id}0`, thing: 'x' }))).toEqual({});
});

it('a search that is too long for its list is cut', () => {
  const { search } = conversationFiltersIn(address({ search: 'x'.repeat(300) }));
  expect(messagesApi.conversations.query?.parse({ search })).toEqual({ search: 'x'.repeat(100) });
});
