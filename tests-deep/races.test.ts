import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../tests/support/app.ts';
import {
  acceptedBid,
  bidForm,
  confirmedAppointment,
  eventsAbout,
  placedBid,
  postedRequest,
  startedAppointment,
} from '../tests/support/deal.ts';
import { buyer, dealer } from '../tests/support/people.ts';
import { forgetCounts } from '../tests/support/rate-limits.ts';
import { inDays } from '../tests/support/times.ts';
import { measured } from './support/report.ts';

// Twenty of the same act at once, fifty times: one of them happens. Two different ones at once are `npm run test:deep`'s first part.

const [rounds, atOnce] = [50, 20];
const { app, db } = await testApp();

interface Race {
  /** Makes what is raced for; returns the call, and its id. */
  make: (wanjiru: Person, otieno: Person) => Promise<{ call: () => Promise<{ statusCode: number }>; id: string }>;
  event: string;
  /** The id that the event names, where it is another one. */
  about?: (id: string) => Promise<string>;
}

const races: Record<string, Race> = {
  'a dealer bids on a request': {
    make: async (wanjiru, otieno) => {
      const id = await postedRequest(wanjiru);
      return { id, call: () => otieno.post(`/api/requests/${id}/bids`, bidForm()) };
    },
    event: 'bid.placed',
  },
  'the buyer accepts': {
    make: async (wanjiru, otieno) => {
      const id = await placedBid(otieno, await postedRequest(wanjiru));
      return { id, call: () => wanjiru.post(`/api/bids/${id}/accept`) };
    },
    event: 'bid.accepted',
  },
  'the buyer books': {
    make: async (wanjiru, otieno) => {
      const id = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru));
      return { id, call: () => wanjiru.post(`/api/bids/${id}/appointments`, { id: uuidv7(), ...inDays(3) }) };
    },
    event: 'appointment.booked',
    about: async (bid) => (await db.selectFrom('appointments').select('id').where('bid_id', '=', bid).executeTakeFirstOrThrow()).id,
  },
  'the dealer records a sale': {
    make: async (wanjiru, otieno) => {
      const { id } = await confirmedAppointment(wanjiru, otieno);
      await startedAppointment(db, id);
      return { id, call: () => otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold', final_price: 1_250_000 }) };
    },
    event: 'commission.created',
  },
};

describe.each(Object.entries(races))('%s', (name, { make, event, about = async (id) => id }) => {
  it(`${atOnce} at once, ${rounds} times`, async () => {
    const answers: Record<number, number> = {};
    for (let round = 0; round < rounds; round++) {
      const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
      const { call, id } = await make(wanjiru, otieno);
      const replies = await Promise.all(Array.from({ length: atOnce }, call));
      for (const { statusCode } of replies) answers[statusCode] = (answers[statusCode] ?? 0) + 1;
      expect((await eventsAbout(db, await about(id))).filter(({ type }) => type === event)).toHaveLength(1);
      await forgetCounts(db);
    }
    measured(`races: ${name}`, answers);
    expect(answers).toEqual({ 200: rounds, 409: rounds * (atOnce - 1) });
  });
});
