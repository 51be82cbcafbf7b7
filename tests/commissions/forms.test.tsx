import { beforeEach, vi } from 'vitest';
import { type Commission, commissionsApi } from '../../shared/commissions/api.ts';
import { MarkPaidDialog } from '../../web/modules/commissions/mark-paid-dialog.tsx';
import { me, says, testForm } from '../support/form.tsx';

beforeEach(() => {
  vi.setSystemTime('2026-11-23T07:00:00Z');
  return () => vi.useRealTimers();
});

const commission = {
  id: me,
  reference: 'TG-K7Q2-M9',
  car_model: 'Toyota Axio',
  commission_amount: 29_600,
  created_at: '2026-11-20T07:00:00Z',
  dealer: { full_name: 'Otieno', business_name: 'Rift Motors' },
} as Commission;

testForm('a paid commission', {
  form: () => <MarkPaidDialog commission={commission} onClose={() => undefined} />,
  as: 'admin',
  to: commissionsApi.markPaid,
  sends: { paid_on: '2026-11-23', payment_reference: null },
  fields: {
    paid_on: { typed: '2026-11-21', sends: '2026-11-21', emptied: says('Please choose a date') },
    payment_reference: { typed: ' SJK4X ', sends: 'SJK4X', emptied: null },
  },
});
