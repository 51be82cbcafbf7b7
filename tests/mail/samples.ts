import { factNames } from '../../shared/cars/fields.ts';
import type { CarFacts } from '../../shared/cars/replies.ts';
import type { MailName, MailParams } from '../../shared/notifications/mails.ts';

export const at = '2026-11-22T07:30:00Z'; // 10:30 in Nairobi
export const nasty = '<b>Axio & "G"</b>';

const appointment = { appointment_id: '1', car_model: nasty, at, reader: 'buyer', other: 'Mombasa Motors' } as const;
const paybill = { kind: 'paybill', number: '522533', name: nasty } as const;
export const owedSample = {
  car_model: nasty,
  commission_id: '1',
  purchase_price: 1_200_000,
  commission_amount: 24_000,
  reference: 'TG 7Q4M',
  due_at: at,
  how: paybill,
};

const nothingStated = Object.fromEntries(factNames.map((name) => [name, null])) as CarFacts;

const ofBid = { bid_id: '1', request_id: '1', car_model: nasty, price: 1_285_000 };

const axioChange = {
  id: 'c1',
  name: 'Toyota Axio 2016',
  state: 'reserved',
  state_before: 'available',
  price: 1_200_000,
  price_before: 1_285_000,
} as const;

/** Each mail with possible data. */
export const samples: { [Name in MailName]: MailParams<Name> } = {
  'verify-email': { hours: 24 },
  'reset-password': { hours: 1 },
  'change-email': { hours: 24 },
  'second-step': { hours: 1 },
  'email-moved': { at },
  'cases-waiting': { count: 12, waiting: 14, cases: [{ title: 'A report waits for your decision', body: nasty }] },
  'case-waiting': { queue_id: '1', case: 'report', case_id: '2', about: nasty, reported: { thing: 'bid', reason: 'deposit' }, waiting: 3 },
  'file-failed': { file: 'backup', failure: nasty },
  'bids-placed': {
    car_model: nasty,
    budget: '1.2M',
    count: 12,
    offers: [
      { price: 1_250_000, dealer: 'Mombasa Motors' },
      { price: 1_285_000, dealer: nasty },
    ],
  },
  'password-changed': { at },
  'second-factor-changed': { what: 'cleared', at },
  'recovery-code-used': { left: 2, at },
  'new-browser': { at, browser: 'Chrome', system: nasty },
  'bid-placed': {
    ...ofBid,
    budget: '1.2M',
    dealer: 'Mombasa Motors',
    message: 'One owner\nDuty paid',
    budget_max: 1_355_000,
    named: 'Toyota Axio',
    car: {
      ...nothingStated,
      year: 2016,
      mileage: 78_400,
      color: 'Silver',
      engine_size: '1.5 L',
      fuel_type: 'petrol',
      transmission: 'automatic',
    },
    wishes: { logbook_in_sellers_name: true },
    rating: 4.5,
    rating_count: 12,
    photo: { path: `/photos/${'a'.repeat(32)}/800.webp`, width: 1600, height: 1200 },
  },
  'car-approved': { car_id: '1', car: nasty, part: 'car' },
  'car-refused': { car_id: '1', car: nasty, part: 'change', reason: nasty },
  'car-taken-down': { car_id: '1', car: nasty, reason: nasty },
  'bid-accepted': { ...ofBid, buyer: 'Wanjiru Kamau' },
  'bid-rejected': { ...ofBid, price: 1_285_000.5 },
  'bid-outsold': { ...ofBid, price: 1_285_000.5 },
  'offer-ended': { ...ofBid, reader: 'buyer', gone: 'sold', dealer: nasty },
  'car-gone': { ...ofBid, reader: 'dealer', gone: 'deleted', was_named: false, can_name: true, dealer: nasty },
  'dealer-left': { ...ofBid, was_accepted: true },
  'car-named': {
    ...ofBid,
    dealer: nasty,
    named: nasty,
    facts: { ...nothingStated, year: 2016, mileage: 78_400, color: nasty, fuel_type: 'petrol' },
    wishes: { logbook_in_sellers_name: true },
    photo: { path: `/photos/${'a'.repeat(32)}/800.webp`, width: 1600, height: 1200 },
  },
  'car-confirmed': { ...ofBid, buyer: nasty, named: nasty },
  'car-declined': { ...ofBid, buyer: nasty, named: nasty },
  'appointment-booked': { ...appointment, notes: null },
  'appointment-confirmed': {
    ...appointment,
    by: 'dealer',
    dealer_notes: 'Ask for Otieno',
    phone: '0712 345 678',
    address: 'Moi Avenue',
    calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
  },
  'appointment-moved': { ...appointment, by: 'team' },
  'appointment-cancelled': { ...appointment, by: 'dealer', reason: 'Sick' },
  'appointment-outsold': { ...appointment, reader: 'dealer' },
  'appointment-tomorrow': { ...appointment, phone: '0712 345 678', address: 'Moi Avenue' },
  'appointment-status': { ...appointment, by: 'team', status: 'cancelled' },
  'outcome-question': appointment,
  'outcome-disputed': { ...appointment, by: 'system', is_held: true },
  'sale-recorded': { ...appointment, by: 'dealer', is_decided: false, final_price: 1_200_000 },
  'commission-due': owedSample,
  'commission-changed': owedSample,
  'commission-overdue': owedSample,
  'commission-kept': { commission_id: '1', car_model: nasty, commission_amount: 24_000, kept_reason: nasty },
  'commission-refunded': { commission_id: '1', car_model: nasty, commission_amount: 24_000, refund_reference: 'SBC1234' },
  'outcome-decided': { ...appointment, verdict: 'overturned', outcome: 'sold', final_price: 1_200_000, reason: nasty },
  'commission-paid': { commission_id: '1', car_model: nasty, commission_amount: 24_000, paid_at: at, reference: 'SBC1234' },
  'export-ready': {},
  'dealer-verified': { dealer: nasty },
  'dealer-revoked': { dealer: nasty, reason: nasty },
  'licence-asked': { dealer: nasty, missing: ['licence number', 'location'] },
  'more-asked': { dealer: nasty, reason: nasty },
  'business-change-approved': { dealer: nasty },
  'business-change-refused': { dealer: nasty, reason: nasty },
  'dealer-unavailable': { dealer: nasty },
  warned: { warning_id: 'w1', words: nasty },
  suspended: { reason: nasty },
  restored: { reason: nasty },
  'contest-answered': { answer: nasty },
  'partner-suspended': { partner: nasty, reader: 'buyer' },
  'partner-restored': { partner: nasty, reader: 'buyer' },
  'report-answered': { thing: 'bid', about: nasty, verdict: 'warned', photos: 0, reason: nasty },
  'report-warned': { thing: 'message', about: nasty, place_id: '1', reason: nasty, can_lose: false },
  'report-removed': { thing: 'request', about: nasty, place_id: '1', photos: 0, reason: nasty },
  'own-request-set': { request_id: 'r1', car_model: nasty, status: 'cancelled' },
  'request-closed': { request_id: 'r1', car_model: nasty, status: 'cancelled' },
  'request-deleted': { car_model: nasty },
  'car-asked': { request_id: 'r1', car: nasty, price: 1_285_000, buyer: nasty, budget: '1.2M', location: 'Nakuru', description: nasty },
  'new-requests': { count: 12, car_models: [nasty], requests: [{ id: '1', car_model: nasty, budget: '1.2M', location: 'Nakuru' }] },
  'saved-cars-changed': {
    count: 1,
    cars: [axioChange],
    changes: [axioChange],
  },
  'message-unread': { ...appointment, count: 2 },
};
