import { expect, it } from 'vitest';
import type { Appointment } from '../../shared/appointments/api.ts';
import { defaultYardHours } from '../../shared/profile/hours.ts';
import { LeadCard } from '../../web/modules/appointments/lead-card.tsx';
import { Notes } from '../../web/modules/appointments/notes.tsx';
import { NextStep } from '../../web/modules/appointments/steps.tsx';
import { VehicleCard } from '../../web/modules/appointments/vehicle-card.tsx';
import { opened } from '../support/opened.tsx';
import { soon } from '../support/soon.ts';

const appointment = {
  id: 'a',
  status: 'cancelled',
  outcome: null,
  cancelled_by: null,
  appointment_date: '2026-11-24T11:05:00Z',
  buyer_notes: 'I bring my mechanic.',
  dealer_notes: 'Ask for me at the gate.',
  request: {
    car_model: 'Toyota Axio 2016',
    status: 'active',
    budget: '1.4M',
    budget_min: null,
    budget_max: null,
    location: 'Nakuru',
    logbook_in_sellers_name: true,
  },
  bid: { price: 1_285_000, image_urls: [], color: null, message: null, car: null, logbook_holder: 'lender' },
  buyer: { user_id: 'b', full_name: 'Wanjiru Kamau', phone: '0711 111 111', phone_e164: null },
  dealer: {
    ...{ user_id: 'd', full_name: 'Otieno Ouma', business_name: 'Rift Motors', phone: '0722 222 222', phone_e164: null },
    ...{ business_address: 'Kenyatta Avenue', is_verified: true, yard_hours: null },
  },
} as unknown as Appointment;

const ofBuyer = ['Wanjiru Kamau', '0711 111 111'];
const ofDealer = ['Rift Motors', 'Otieno Ouma', '0722 222 222', 'Kenyatta Avenue', 'Maps'];

it.each([
  ['buyer', ofDealer, ofBuyer],
  ['dealer', ofBuyer, ofDealer],
] as const)('the page of a viewing tells its %s when it is, of which car, and whom to call', async (as, told, own) => {
  const place = opened(
    <>
      <LeadCard appointment={appointment} />
      <VehicleCard appointment={appointment} />
      <Notes appointment={appointment} />
    </>,
    { as },
  );
  const facts = [
    'Tuesday, 24 November 2026',
    '14:05',
    'Toyota Axio 2016',
    '1.4M',
    'KSh\u00a01,285,000',
    'Nakuru',
    'Logbook: With a bank or lender',
  ];
  const notes = ['I bring my mechanic.', 'Ask for me at the gate.'];
  await soon(() => expect(place.textContent).toContain(told[0]));
  for (const words of [...facts, ...notes, ...told]) expect(place.textContent).toContain(words);
  const lead = place.querySelector('.lead-card')?.textContent;
  for (const words of own) expect(lead).not.toContain(words);
  // Only the buyer asked.
  expect(place.textContent.includes('you asked for the logbook in the seller’s name')).toBe(as === 'buyer');
});

it.each([
  [defaultYardHours, '2027-11-20T16:30:00Z', 'Outside the yard’s hours'],
  [defaultYardHours, '2027-11-20T09:30:00Z', null],
  [null, '2027-11-20T16:30:00Z', 'Outside the usual hours: this yard hasn’t told its own'],
])('the dealer who is to confirm a viewing reads whether the yard is open: %#', async (yard_hours, appointment_date, said) => {
  const proposed = { ...appointment, status: 'pending', proposed_by: 'b', appointment_date, dealer: { ...appointment.dealer, yard_hours } };
  const place = opened(<NextStep appointment={proposed as Appointment} />, { as: 'dealer' });
  await soon(() => expect(place.textContent).toContain('Confirm'));
  if (said) await soon(() => expect(place.textContent).toContain(said));
  else expect(place.textContent).not.toContain('Outside');
});
