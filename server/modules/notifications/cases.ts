import type { CaseKey } from '../../../shared/moderation/queue-row.ts';
import type { Reader } from '../../platform/data/database.ts';
import { kindOf } from '../moderation/cases.ts';
import { countKinds, findWaiting } from '../moderation/queue.ts';
import { findCaseOfReport } from '../moderation/reports.ts';
import type { EventHandlers, Notice } from './event-handler.ts';
import { administrators } from './parties.ts';
import { hasUnreadOfCase } from './queries.ts';

interface Recorded {
  id: number;
}

/** A case, and the person it is about, if it is about one. */
type Case = CaseKey & { person_id?: string };

/**
 * That a case waits, for the administrator; null when it doesn't, or not any more, and while an earlier notice about it is unread. Several reports of
 * one thing are one case.
 */
export async function caseNotice(db: Reader, event: Recorded, reader: string, { kind, id, person_id }: Case): Promise<Notice | null> {
  const row = await findWaiting(db, { kind, id });
  if (!row || (await hasUnreadOfCase(db, reader, { kind, case_id: id, before: event.id }))) return null;
  const reported = row.kind === 'report' && { reported: { thing: row.thing, reason: row.reason } };
  const of = { about: kindOf(row).carOf(row), ...(person_id && { person: { user_id: person_id } }), ...reported };
  return { kind: 'case-waiting', params: { queue_id: reader, case: kind, case_id: id, ...of }, mail: { waiting: await countWaiting(db) } };
}

async function countWaiting(db: Reader): Promise<number> {
  const counts = Object.values(await countKinds(db));
  return counts.reduce((sum, count) => sum + count, 0);
}

const ofDealer = (kind: 'dealer' | 'change', id: string): Case => ({ kind, id, person_id: id });

/** What begins to wait for the administrator; disputes stand with the sales (sales.ts). An event that leaves nothing waiting tells nothing. */
export const caseHandlers = {
  'report.made': {
    to: administrators,
    notice: async (db, event, reader) => {
      const it = await findCaseOfReport(db, event.data.report_id);
      return it ? caseNotice(db, event, reader, it) : null;
    },
  },
  'account.created': {
    to: administrators,
    notice: (db, event, reader) => caseNotice(db, event, reader, ofDealer('dealer', event.data.user_id)),
  },
  'account.looks_suspended': {
    to: administrators,
    notice: (db, event, reader) => {
      const { user_id } = event.data;
      return caseNotice(db, event, reader, { kind: 'lookalike', id: user_id, person_id: user_id });
    },
  },
  'person.contested': {
    to: administrators,
    notice: (db, event, reader) => {
      const { user_id } = event.data;
      return caseNotice(db, event, reader, { kind: 'contest', id: user_id, person_id: user_id });
    },
  },
  'business.change_sent': {
    to: administrators,
    notice: (db, event, reader) => caseNotice(db, event, reader, ofDealer('change', event.data.dealer_id)),
  },
  'car.added': {
    to: administrators,
    notice: (db, event, reader) => caseNotice(db, event, reader, { kind: 'car', id: event.data.car_id }),
  },
  'car.changed': {
    to: administrators,
    notice: (db, event, reader) => caseNotice(db, event, reader, { kind: 'car', id: event.data.car_id }),
  },
  'file.failed': {
    to: administrators,
    notice: async (_, { data: { kind: file, failure } }) => ({ kind: 'file-failed', params: { file, failure }, mail: {} }),
  },
} satisfies Partial<EventHandlers>;
