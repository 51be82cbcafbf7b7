import type { AdminAppointment } from '../../shared/appointments/admin-api.ts';
import type { Bid } from '../../shared/bids/api.ts';
import type { Commission } from '../../shared/commissions/api.ts';
import type { AdminConversation } from '../../shared/messages/admin-api.ts';

// Rows with as much in them as a line of a screen shows, each called after its id.

const on = '2026-11-20T07:00:00Z';
const named = (id: string) => ({ user_id: id, full_name: 'Otieno Ouma', business_name: `${id} Motors` });

/** The first page of a list, the last too. */
export const pageOf = <Row>(rows: Row[]) => ({ rows, next: null });

/** As many rows as this. */
export const rowsOf = <Row>(count: number, row: (id: string) => Row): Row[] => Array.from({ length: count }, (_, n) => row(`N${n}`));

export const commission = (id: string, over: Partial<Commission> = {}) =>
  ({
    id,
    reference: `TG ${id}`,
    appointment_id: id,
    car_model: 'Toyota Axio 2016',
    purchase_price: 1_285_000,
    commission_amount: 25_700,
    created_at: on,
    status: 'pending',
    held: false,
    held_by: null,
    due_at: '2026-12-04T20:59:59Z',
    is_overdue: false,
    paid_at: null,
    payment_reference: null,
    refunded_at: null,
    refund_reference: null,
    kept_at: null,
    kept_reason: null,
    dealer: named(id),
    ...over,
  }) as Commission;

export const offer = (id: string) =>
  ({
    id,
    request_id: id,
    price: 1_285_000,
    image_urls: [],
    year: 2016,
    mileage: null,
    color: null,
    status: 'pending',
    created_at: on,
    car: null,
    car_gone: null,
    other_car: null,
    dealer: { ...named(id), is_verified: true, rating: null, rating_count: 0 },
    request: { car_model: 'Toyota Axio 2016', budget: '1.4M', budget_min: null, budget_max: 1_400_000, status: 'active' },
  }) as unknown as Bid;

export const adminAppointment = (id: string) =>
  ({
    id,
    car_model: 'Toyota Axio 2016',
    appointment_date: on,
    appointment_time: '10:00',
    created_at: on,
    status: 'pending',
    budget: '1.4M',
    budget_min: null,
    budget_max: 1_400_000,
    buyer_notes: null,
    buyer: named(id),
  }) as unknown as AdminAppointment;

export const adminConversation = (id: string) =>
  ({
    id,
    car_model: 'Toyota Axio 2016',
    buyer: { user_id: id, name: 'Wanjiru Kamau' },
    dealer: { user_id: id, name: 'Rift Motors' },
    appointment_date: on,
    status: 'confirmed',
    last_message: { message: 'Sawa', image_urls: [], sender_id: id, created_at: on },
    unread: 1,
  }) as unknown as AdminConversation;
