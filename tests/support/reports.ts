import { uuidv7 } from 'uuidv7';
import type { ReportReason, ReportVerdict, ThingKind } from '../../shared/moderation/kinds.ts';
import type { Person, testApp } from './app.ts';
import { stockedCar } from './cars.ts';
import { confirmedAppointment, placedBid, postedRequest, said, startedAppointment } from './deal.ts';
import { administrator, buyer, dealer } from './people.ts';

const reasons: Record<ThingKind, ReportReason> = {
  request: 'not_real',
  bid: 'deposit',
  car: 'not_the_car',
  message: 'deposit',
  review: 'untrue',
  person: 'deposit',
};
/** Whatever can be reported. */
export const kinds = Object.keys(reasons) as ThingKind[];

/** A name that stands nowhere else in this database. */
const unheardOf = () => `Zuhura Q${uuidv7().replace(/[^a-f]/g, '')}`;

/** Reports a thing, with a reason of its kind. */
export const report = (who: Person, thing: ThingKind, thing_id: string, over: object = {}) =>
  who.post('/api/reports', { id: uuidv7(), thing, thing_id, reason: reasons[thing], ...over });

interface Reportable {
  wanjiru: Person;
  otieno: Person;
  viewing: { id: string };
  ids: Record<ThingKind, string>;
  /** What its reader is called, and nobody else. */
  reporterName: string;
}

/** Whose it is. */
export const ownerOf = (thing: ThingKind, { wanjiru, otieno }: Reportable) =>
  thing === 'request' || thing === 'review' ? wanjiru : otieno;

/** Whether the calls that show a thing show it to this person. */
const shows: Record<ThingKind, (who: Person, id: string, of: Reportable) => Promise<boolean>> = {
  request: async (who, id) => {
    const replies = await Promise.all([`/api/requests/${id}`, `/api/active-requests/${id}`].map((path) => who.get(path)));
    return replies.some(({ statusCode }) => statusCode === 200);
  },
  bid: async (who, id, { ids }) => (await rowsOf(who, `/api/requests/${ids.request}/bids`)).some((row) => row.id === id && !row.removed_at),
  car: async (who, id) => Boolean((await who.get(`/api/cars/${id}`)).json().details),
  message: async (who, id, { viewing }) =>
    (await rowsOf(who, `/api/appointments/${viewing.id}/messages`)).some((row) => row.id === id && !row.is_removed),
  review: async (who, id, { otieno }) => (await rowsOf(who, `/api/dealers/${otieno.user_id}/reviews`)).some((row) => row.id === id),
  person: async (who, id) => (await who.get(`/api/dealers/${id}`)).statusCode === 200,
};

const rowsOf = async (who: Person, path: string): Promise<{ id: string; removed_at?: string | null; is_removed?: boolean }[]> =>
  (await who.get(path)).json().rows ?? [];

/** Whether this person reads a thing of these. */
export const isShown = (thing: ThingKind, who: Person, of: Reportable) => shows[thing](who, of.ids[thing], of);

/** Things to report in this app, who may read them, and our team's decision. */
export async function reporting({ app, db }: Pick<Awaited<ReturnType<typeof testApp>>, 'app' | 'db'>) {
  const admin = await administrator(app, db);

  /** A confirmed viewing that has begun, with something of each kind, whose owner and a person who reads it are given. */
  async function things(): Promise<Reportable> {
    const reporterName = unheardOf();
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db, { business_name: 'Mombasa Motors' })];
    const viewing = await confirmedAppointment(wanjiru, otieno);
    await startedAppointment(db, viewing.id);
    const message = (await said(otieno.post(`/api/appointments/${viewing.id}/messages`, { id: uuidv7(), message: 'Send 20,000 first' })))
      .id;
    const rating = { id: uuidv7(), rating: 1, review_text: 'He was rude' };
    await said(wanjiru.post(`/api/appointments/${viewing.id}/rating`, rating));
    const car = await stockedCar(otieno);
    const openRequest = await postedRequest(wanjiru, { car_model: 'Mazda Demio 2015' });
    const openBid = await placedBid(otieno, openRequest);
    const ids: Record<ThingKind, string> = {
      request: openRequest,
      bid: openBid,
      car,
      message,
      review: rating.id,
      person: otieno.user_id,
    };
    return { wanjiru, otieno, viewing, ids, reporterName };
  }
  /** What the administrator saw of a case. */
  async function seen(id: string) {
    const { reports, version } = (await said(admin.get(`/api/admin/moderation/report/${id}`))).view;
    return { report_ids: reports.map((each: { id: string }) => each.id), version };
  }
  const decide = async (id: string, verdict: ReportVerdict, over: object = {}) =>
    admin.post(`/api/admin/reports/${id}/decision`, { verdict, reason: 'We looked at it closely', ...(await seen(id)), ...over });

  /** Somebody who may read a thing and doesn't own it, with a name that can be searched for. */
  async function readerOf(thing: ThingKind, { wanjiru, reporterName }: Reportable): Promise<Person> {
    if (thing === 'bid' || thing === 'message') {
      await db.updateTable('profiles').set({ full_name: reporterName }).where('user_id', '=', wanjiru.user_id).execute();
      return wanjiru;
    }
    if (thing === 'request') return dealer(app, db, { business_name: reporterName, full_name: reporterName });
    return buyer(app, db, { full_name: reporterName });
  }

  return { admin, things, seen, decide, readerOf };
}
