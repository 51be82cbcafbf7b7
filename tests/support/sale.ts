import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { appointmentActs, storyActs } from '../../demo/acts.ts';
import type { Appointment } from '../../demo/story.ts';
import type { Database } from '../../server/platform/data/database.ts';
import { bidForm, requestForm } from './deal.ts';
import { acting, lived } from './past.ts';
import { buyer, dealer } from './people.ts';
import { hoursAgo } from './times.ts';

interface State {
  status?: 'pending' | 'confirmed' | 'cancelled';
  /** KSh. */
  sold_for?: number;
}

/** A deal of the last ten days: a buyer's request with one dealer's accepted bid. `appointment` adds one at that instant, in that state. */
export async function testDeal(app: FastifyInstance, db: Database) {
  const people = { buyer: await buyer(app, db), dealer: await dealer(app, db) };
  const parties = { buyer: acting(people.buyer, 'buyer'), dealer: acting(people.dealer, 'dealer') };
  const players = { now: new Date(), admin: acting(people.buyer, 'admin'), buyer: parties.buyer, dealer: () => parties.dealer };
  const request = { ...requestForm(), posted: hoursAgo(240) };
  const bid = { ...bidForm(), placed: hoursAgo(230), decided: ['accepted', hoursAgo(220)] as ['accepted', Date] };
  await lived(db, storyActs(request, [bid], players));

  async function appointment(at: Date, { status, sold_for }: State = {}): Promise<string> {
    const appointment: Appointment = {
      id: uuidv7(),
      at,
      booked: hoursAgo(200),
      ...((status === 'confirmed' || sold_for) && { confirmed: hoursAgo(190) }),
      ...(status === 'cancelled' && { cancelled: ['dealer', hoursAgo(180), 'Sick'] }),
      ...(sold_for && { ended: ['dealer', new Date(), sold_for] }),
    };
    await lived(db, appointmentActs(appointment, { ...players, parties, requestId: request.id, bidId: bid.id }));
    return appointment.id ?? '';
  }
  return { ...people, requestId: request.id, bidId: bid.id, appointment };
}
