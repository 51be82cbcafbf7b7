import * as z from 'zod/mini';
import { reviewedCar } from '../cars/review-api.ts';
import { get, post } from '../contract.ts';
import { recordOf } from '../field-row.ts';
import { cursor, id, instant, page } from '../fields.ts';
import { profile } from '../profile/api.ts';
import { businessNames } from '../profile/fields.ts';
import { everyone } from '../roles.ts';
import { suspension } from '../standing/api.ts';
import { disputeView } from './dispute-view.ts';
import { caseKinds } from './kinds.ts';
import { personFacts } from './person-facts.ts';
import { caseKey, queueRow } from './queue-row.ts';
import { reportView } from './report-view.ts';
import { reportDecisionForm, reportForm } from './schema.ts';

/** A dealer that waits: what the list of verifying needs (`verificationApi.set`, `.askForLicence`, `.askForMore`). */
const dealerView = z.object({ kind: z.literal('dealer'), id, profile, person: personFacts });

const business = z.object(recordOf(businessNames, () => z.nullable(z.string())));

/** When it was decided last, as the log says: null while it waits, and where nobody decided. */
const decided_at = z.nullable(instant);

/**
 * Changed business details, the new ones in `business_change` of the `profile` (`businessChangeApi`). `compared`: the old ones and the new; those that
 * were approved as they were then, null where none are known.
 */
const changeView = z.object({
  kind: z.literal('change'),
  id,
  profile,
  person: personFacts,
  compared: z.nullable(z.object({ before: business, after: business })),
  decided_at,
});

/** A car, or its `change` (`carReviewApi`). */
const carView = z.object({ kind: z.literal('car'), id, car: reviewedCar, person: personFacts, decided_at });

/** A suspended person who contests it: the suspension with what they say (`standingApi.answer`, `.restore`). */
const contestView = z.object({ kind: z.literal('contest'), id, person: personFacts, suspension });

/**
 * An account that is like suspended people, `alike`, each with what is the same and why they are suspended (`standingApi.suspend`, `.leave`). Those that are
 * open, since `created_at`; once none is, those that were left, at `left_at`.
 */
const lookalikeView = z.object({
  kind: z.literal('lookalike'),
  id,
  person: personFacts,
  alike: z.array(z.object({ like: personFacts, same: z.array(z.enum(['phone', 'licence'])), reason: z.nullable(z.string()) })),
  is_open: z.boolean(),
  created_at: instant,
  left_at: z.nullable(instant),
});

const view = z.discriminatedUnion('kind', [disputeView, reportView, contestView, lookalikeView, dealerView, changeView, carView]);
export type CaseView = z.output<typeof view>;

/** Where a case stands in the queue, oldest first: '2 of 17'. Both numbers up to 100. */
const place = z.object({ position: z.number(), total: z.number(), before: z.nullable(caseKey), next: z.nullable(caseKey) });
export type CasePlace = z.output<typeof place>;

const only = z.optional(z.enum(caseKinds));

/** How much of each kind waits, each up to 100. */
const counts = z.object(recordOf(caseKinds, () => z.number()));

/** Reports by users, and the one queue of what the administrator decides (docs/domain/lifecycles.md, "Report", "The queue"). */
export const moderationApi = {
  report: post('/api/reports', {
    summary: 'Report a request, offer, car, message, review or person that one can read; once while it waits',
    access: { roles: everyone },
    body: reportForm,
    reply: z.object({ id, created_at: instant }),
  }),
  queue: get('/api/admin/moderation', {
    summary: 'What waits for a decision, of all kinds or of one, the oldest first',
    access: { roles: ['admin'] },
    query: z.object({ cursor, kind: only }),
    reply: z.extend(page(queueRow), { counts }),
  }),
  read: get('/api/admin/moderation/:kind/:id', {
    summary: 'Everything needed to decide one case; `place` among those that wait (with `among`, of that kind), null once it waits no more',
    access: { roles: ['admin'] },
    params: caseKey,
    query: z.object({ among: only }),
    reply: z.object({ view, place: z.nullable(place) }),
  }),
  decide: post('/api/admin/reports/:id/decision', {
    summary: 'Decide all open reports of one thing, by the id of any of them: unfounded, warned, or removed',
    access: { roles: ['admin'] },
    params: z.object({ id }),
    body: reportDecisionForm,
    reply: reportView,
  }),
};
