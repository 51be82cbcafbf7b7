import type { AuditRow } from '../../../shared/audit/api.ts';
import { paths } from '../../../shared/site/paths.ts';

type Thing = AuditRow['things'][number];

/** What each id in the data of an event names, the narrowest first, and the screen on which the administrator finds it. */
const things: Record<string, { name: string; link?: (id: string) => string }> = {
  commission_id: { name: 'Commission' },
  message_id: { name: 'Message' },
  rating_id: { name: 'Review' },
  dispute_id: { name: 'Dispute' },
  appointment_id: { name: 'Viewing', link: (id) => paths.appointment(id) },
  bid_id: { name: 'Offer' },
  request_id: { name: 'Request' },
  car_id: { name: 'Car', link: paths.car },
  dealer_id: { name: 'Dealer', link: paths.adminUser },
  user_id: { name: 'Person', link: paths.adminUser },
};

/** What an event is about. */
export function thingsIn(data: unknown): Thing[] {
  const ids = data as Record<string, unknown>;
  return Object.entries(things).flatMap(([field, { name, link }]) => {
    const id = ids[field];
    return typeof id === 'string' ? [{ id, name, link: link?.(id) ?? null }] : [];
  });
}
