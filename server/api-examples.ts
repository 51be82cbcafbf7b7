import { appointmentsApi } from '../shared/appointments/api.ts';
import { authApi } from '../shared/auth/api.ts';
import { bidsApi } from '../shared/bids/api.ts';
import { commissionsApi } from '../shared/commissions/api.ts';
import type { BodyInput, Endpoint } from '../shared/contract.ts';
import { messagesApi } from '../shared/messages/api.ts';
import { ratingsApi } from '../shared/ratings/api.ts';
import { requestsApi } from '../shared/requests/api.ts';
import type { BodyExample } from './platform/http/openapi.ts';

const bodyOf = <E extends Pick<Endpoint, 'method' | 'path'>>(endpoint: E, body: BodyInput<E>): BodyExample => [endpoint, body];

/** What is sent in the ten calls of a deal, in their order, for the API's description. */
export const apiExamples: BodyExample[] = [
  bodyOf(authApi.signUp, {
    id: '01942f00-0000-7000-8000-000000000001',
    email: 'wanjiru@example.com',
    password: 'Simba2026',
    confirmPassword: 'Simba2026',
    full_name: 'Wanjiru Kamau',
    user_type: 'buyer',
    phone: '0712 345 678',
    location: 'Nakuru',
    accept_terms: true,
  }),
  bodyOf(authApi.signIn, { email: 'wanjiru@example.com', password: 'Simba2026' }),
  bodyOf(requestsApi.post, {
    id: '01942f00-0000-7000-8000-000000000002',
    car_model: 'Toyota Axio 2016',
    budget: '1.2M - 1.4M',
    location: 'Nakuru',
    condition: 'used',
    description: 'One owner if possible.',
  }),
  bodyOf(bidsApi.place, {
    id: '01942f00-0000-7000-8000-000000000003',
    price: 1_285_000,
    message: 'Clean, one owner.',
    year: 2016,
    mileage: 82_000,
  }),
  bodyOf(appointmentsApi.book, {
    id: '01942f00-0000-7000-8000-000000000004',
    appointment_date: '2026-12-05',
    appointment_time: '10:30',
    buyer_notes: 'I come with a mechanic.',
  }),
  bodyOf(appointmentsApi.confirm, { appointment_date: '2026-12-05T07:30:00.000Z', dealer_notes: 'Ask for Otieno at the gate.' }),
  bodyOf(messagesApi.send, { id: '01942f00-0000-7000-8000-000000000005', message: 'Is the logbook at the yard?' }),
  bodyOf(appointmentsApi.complete, { outcome: 'sold', final_price: 1_250_000 }),
  bodyOf(ratingsApi.rate, { id: '01942f00-0000-7000-8000-000000000006', rating: 5, review_text: 'As described, and on time.' }),
  bodyOf(commissionsApi.markPaid, { paid_on: '2026-12-10', payment_reference: 'SLA7X2K9QD' }),
];
