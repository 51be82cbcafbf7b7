import { paths } from '../../../shared/addresses/paths.ts';
import type { AuditRow } from '../../../shared/audit/api.ts';
import type { EventData, EventType } from '../../../shared/events.ts';
import type { ThingKind } from '../../../shared/moderation/kinds.ts';
import { logWords } from '../../../words/audit/log.ts';

type Thing = AuditRow['things'][number];

type Field = { [T in EventType]: keyof EventData<T> }[EventType];
/** Whatever the data of an event calls an id, or ids. */
type IdField = Extract<Field, `${string}_id` | `${string}_ids`>;

/** What an id names has a name in the log's words. */
interface Named {
  link?: (id: string) => string;
}

/** What each id in the data of an event names, the narrowest first, and the screen on which the administrator finds it. Null: nothing to go on with. */
const things: { [Field in IdField]: (Field extends keyof typeof logWords.things ? Named : never) | null } = {
  report_id: { link: (id) => paths.decide('report', id) },
  commission_id: {},
  message_id: {},
  rating_id: {},
  dispute_id: {},
  appointment_id: { link: (id) => paths.appointment(id) },
  bid_id: {},
  request_id: {},
  car_id: { link: paths.car },
  file_id: {},
  content_id: {},
  change_id: {},
  warning_id: {},
  suspension_id: {},
  step_id: {},
  dealer_id: { link: paths.adminUser },
  buyer_id: { link: paths.adminUser },
  owner_id: { link: paths.adminUser },
  user_id: { link: paths.adminUser },
  suspended_id: { link: paths.adminUser },
  // By its kind: `fieldOf`.
  thing_id: null,
  // Several at once: what happened names the thing that they are of.
  report_ids: null,
  buyer_ids: null,
  dealer_ids: null,
  partner_ids: null,
  // One of a viewing's two parties, which it leads to.
  reader_id: null,
  receiver_id: null,
  // The program's own book-keeping, which no log shows.
  export_id: null,
  event_id: null,
};

/** Under which name an id of each kind of thing stands elsewhere in the log. */
const fieldOf: Record<ThingKind, IdField> = {
  request: 'request_id',
  bid: 'bid_id',
  car: 'car_id',
  message: 'message_id',
  review: 'rating_id',
  person: 'user_id',
};

/** What an event is about. */
export function thingsIn(data: unknown): Thing[] {
  const given = data as Record<string, unknown>;
  const reported = fieldOf[given.thing as ThingKind];
  const names: Record<string, string> = logWords.things;
  const ids = reported ? { ...given, [reported]: given.thing_id } : given;
  return Object.entries(things).flatMap(([field, thing]) => {
    const id = ids[field];
    return thing && typeof id === 'string' ? [{ id, name: names[field] ?? field, link: thing.link?.(id) ?? null }] : [];
  });
}
