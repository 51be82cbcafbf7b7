import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { allChecked } from '../support/accounts.ts';
import { type Person, testApp } from '../support/app.ts';
import { acceptedBid, bidForm, bookedAppointment, placedBid, postedRequest, startedAppointment } from '../support/deal.ts';
import { holds, seed } from '../support/fuzz.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { forgetCounts } from '../support/rate-limits.ts';
import { inDays } from '../support/times.ts';

// Every verb of a deal at once, on the same few rows: they may refuse each other, but must not deadlock:
// the database would roll one of them back, which is a 503.

const { app, db } = await testApp();
const admin = await administrator(app, db);
const wanjiru = await buyer(app, db);
const checked = { business_license: 'L-1', business_address: 'Moi Avenue' };
const dealers = [await dealer(app, db, checked), await dealer(app, db, checked), await dealer(app, db, checked)] as const;

type Verb = (deal: Awaited<ReturnType<typeof oneDeal>>, otieno: Person) => ReturnType<Person['post']>;

async function oneDeal() {
  await forgetCounts(db);
  const request = await postedRequest(wanjiru);
  const [first, second, third] = dealers;
  const bids = [await acceptedBid(wanjiru, first, request), await acceptedBid(wanjiru, second, request), await placedBid(third, request)];
  const appointments = [await bookedAppointment(wanjiru, bids[0] ?? ''), await bookedAppointment(wanjiru, bids[1] ?? '')];
  await dealers[0].post(`/api/appointments/${appointments[0]}/confirm`, {});
  await startedAppointment(db, appointments[0] ?? '');
  const owner = (otieno: Person) => Math.max(0, dealers.indexOf(otieno));
  return {
    request,
    bid: (otieno: Person) => bids[owner(otieno)],
    appointment: (otieno: Person) => appointments[owner(otieno) % appointments.length],
  };
}

const onProfiles: Verb[] = [
  (deal, otieno) => otieno.post(`/api/appointments/${deal.appointment(otieno)}/messages`, { id: uuidv7(), message: 'Nzuri' }),
  (deal, otieno) => wanjiru.post(`/api/appointments/${deal.appointment(otieno)}/messages`, { id: uuidv7(), message: 'Habari' }),
  (deal, otieno) => otieno.post(`/api/appointments/${deal.appointment(otieno)}/messages/read`),
  (_, otieno) => admin.post(`/api/admin/users/${otieno.user_id}/verification`, { is_verified: false, reason: 'The licence has run out' }),
  (_, otieno) => admin.post(`/api/admin/users/${otieno.user_id}/verification`, allChecked()),
  (_, otieno) => otieno.put('/api/profile', { full_name: 'Otieno Ouma', phone: '0712 345 678', location: 'Nakuru', ...checked }),
  (deal, otieno) => wanjiru.post(`/api/appointments/${deal.appointment(otieno)}/rating`, { id: uuidv7(), rating: 4 }),
  (deal, otieno) => wanjiru.post(`/api/bids/${deal.bid(otieno)}/appointments`, { id: uuidv7(), ...inDays(4) }),
  (deal, otieno) => otieno.post(`/api/appointments/${deal.appointment(otieno)}/confirm`, {}),
];

const verbs: Verb[] = [
  ...onProfiles,
  (deal, otieno) => otieno.post(`/api/requests/${deal.request}/bids`, bidForm()),
  (deal, otieno) => wanjiru.post(`/api/bids/${deal.bid(otieno)}/accept`),
  (deal, otieno) => wanjiru.post(`/api/bids/${deal.bid(otieno)}/reject`),
  (deal, otieno) => otieno.post(`/api/appointments/${deal.appointment(otieno)}/reschedule`, inDays(6)),
  (deal, otieno) => wanjiru.post(`/api/appointments/${deal.appointment(otieno)}/cancel`, { reason: 'No time' }),
  (deal, otieno) => otieno.post(`/api/appointments/${deal.appointment(otieno)}/complete`, { outcome: 'sold' }),
  (deal, otieno) => wanjiru.post(`/api/appointments/${deal.appointment(otieno)}/dispute`, { id: uuidv7(), reason: 'Not so' }),
  (deal, otieno) => admin.post(`/api/admin/appointments/${deal.appointment(otieno)}/status`, { status: 'confirmed' }),
  (deal, otieno) =>
    admin.post(`/api/admin/appointments/${deal.appointment(otieno)}/status`, {
      status: 'completed',
      outcome: 'sold',
      final_price: 1_200_000,
    }),
  (deal) => admin.post(`/api/admin/requests/${deal.request}/status`, { status: 'active' }),
  (deal) => admin.post(`/api/admin/requests/${deal.request}/status`, { status: 'cancelled' }),
  async () => {
    const owed = await db.selectFrom('commissions').select('id').where('status', '=', 'pending').limit(1).executeTakeFirst();
    return admin.post(`/api/admin/commissions/${owed?.id ?? uuidv7()}/paid`, {});
  },
  (deal) => wanjiru.delete(`/api/requests/${deal.request}`),
];

/** Runs rounds of these verbs on a new deal, all calls of a round at once: each is answered, none with a 5xx. */
async function play(chosenFrom: Verb[], numRuns: number): Promise<void> {
  // Verbs by their number, so that the input of a failure is readable.
  const move = fc.record({ verb: fc.nat(chosenFrom.length - 1), dealer: fc.nat(dealers.length - 1) });
  const round = fc.asyncProperty(fc.array(move, { minLength: 40, maxLength: 60 }), async (moves) => {
    await db.updateTable('profiles').set({ is_verified: true }).where('user_type', '=', 'dealer').execute();
    const deal = await oneDeal();
    const answers = await Promise.all(
      moves.map(async ({ verb, dealer }) => {
        const reply = await chosenFrom[verb]?.(deal, dealers[dealer] ?? dealers[0]);
        return { verb: String(chosenFrom[verb]), code: reply?.statusCode ?? 0 };
      }),
    );
    expect(answers.filter(({ code }) => code === 0 || code >= 500)).toEqual([]);
  });
  await holds(round, numRuns);
}

it(`no verb waits for another in a circle (seed ${seed})`, () => play(verbs, 12));

// A foreign key's check of a new row waits for `for update` on the row it names, outside our order of locks; not for `for no key update`.
it(`rows that name a dealer’s profile never wait for a change of it (seed ${seed})`, () => play(onProfiles, 12));
