import { nothing, type Row, stranger } from './row.ts';

export const commissions: Row[] = [
  ['commission.insert', 'POST /api/commissions', 'XXXXXXX', () => ({ body: { purchase_price: 1 } })],
  ['commission.list_own', 'commissionsApi.list', 'UFFSSSA', nothing],
  ['commission.list_own as lines of the home', 'commissionsApi.lines', 'UFFSSSF', nothing],
  ['commission.read_own', 'commissionsApi.one', 'UFFNNSA', async (world) => ({ id: (await world.deal('sold')).commission })],
  ['commission.list_own: the sums', 'commissionsApi.totals', 'UFFSSSF', nothing],
  [
    'commission.mark_paid',
    'commissionsApi.markPaid',
    'UFFFFFA',
    async (world) => ({ id: (await world.deal('sold')).commission, body: {} }),
  ],
  ['commission: where to pay', 'settingsApi.readPayment', 'UFFAAAA', nothing],
  [
    'commission: where to pay, saved',
    'settingsApi.savePayment',
    'UFFFFFA',
    () => ({ body: { kind: 'paybill', number: '522533', name: 'TafutaGari Ltd' } }),
  ],
  ['commission.update amount', 'PUT /api/commissions/:id', 'XXXXXXX', () => ({ id: stranger, body: { commission_amount: 1 } })],
  ['commission.unpay', 'POST /api/admin/commissions/:id/unpaid', 'XXXXXXX', () => ({ id: stranger })],
  ['commission.delete', 'DELETE /api/commissions/:id', 'XXXXXXX', () => ({ id: stranger })],
];
