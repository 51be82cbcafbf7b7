import { paths } from '../../../shared/addresses/paths.ts';
import type { AuditRow } from '../../../shared/audit/api.ts';
import type { EventData, EventType } from '../../../shared/events.ts';
import type { ThingKind } from '../../../shared/moderation/kinds.ts';

type Thing = AuditRow['things'][number];

type Field = { [T in EventType]: keyof EventData<T> }[EventType];
/** Whatever the data of an event calls an id, or ids. */
type IdField = Extract<Field, `${string}_id` | `${string}_ids`>;

/** What each id in the data of an event names, the narrowest first, and the screen on which the administrator finds it. Null: nothing to go on with. */
const things: Record<IdField, { name: string; link?: (id: string) => string } | null> = {
  report_id: { name: 'Report', link: (id) => paths.decide('report', id) },
  commission_id: { name: 'Commission' },
  message_id: { name: 'Message' },
  rating_id: { name: 'Review' },
  dispute_id: { name: 'Dispute' },
  appointment_id: { name: 'Viewing', link: (id) => paths.appointment(id) },
  bid_id: { name: 'Offer' },
  request_id: { name: 'Request' },
  car_id: { name: 'Car', link: paths.car },
  file_id: { name: 'File' },
  content_id: { name: 'Text' },
  change_id: { name: 'Changed details' },
  warning_id: { name: 'Warning' },
  suspension_id: { name: 'Suspension' },
  step_id: { name: 'Verification step' },
  dealer_id: { name: 'Dealer', link: paths.adminUser },
  buyer_id: { name: 'Buyer', link: paths.adminUser },
  owner_id: { name: 'Owner', link: paths.adminUser },
  user_id: { name: 'Person', link: paths.adminUser },
  suspended_id: { name: 'Suspended person', link: paths.adminUser },
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
  const ids = reported ? { ...given, [reported]: given.thing_id } : given;
  return Object.entries(things).flatMap(([field, thing]) => {
    const id = ids[field];
    return thing && typeof id === 'string' ? [{ id, name: thing.name, link: thing.link?.(id) ?? null }] : [];
  });
}
