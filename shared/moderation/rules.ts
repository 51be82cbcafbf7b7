import { decisionRulesWords } from '../../words/moderation/decision-rules.ts';
import { reportRulesWords } from '../../words/moderation/report-rules.ts';
import type { CarApproval } from '../cars/options.ts';
import type { BidStatus, RequestStatus } from '../deal.ts';
import { badInput, type Refusal, wrongState } from '../refusal.ts';
import type { ThingKind } from './kinds.ts';

/** A second report of the same thing while the first one waits. */
export const alreadyReported = wrongState('already_reported', () => reportRulesWords.alreadyReported);
const ownThing = wrongState('own_thing', () => reportRulesWords.own);

/** Whether our team has decided, alone or together with other reports of the same thing. */
export const reportDecided = wrongState('report_decided', () => decisionRulesWords.decided);

/** A report that was not seen when the decision was made: what it says may change the decision. */
export const moreReported = wrongState('more_reported', () => decisionRulesWords.moreReported);

/** Why this person can't report a thing that they can read, or null (docs/domain/lifecycles.md, "Report"). */
export function whyNotReport({ actor, thing }: { actor: { user_id: string }; thing: { owner_id: string } }): Refusal | null {
  return thing.owner_id === actor.user_id ? ownThing : null;
}

/** What of a thing of each kind decides whether it can be removed. */
interface Removable {
  request: { status: RequestStatus; is_deleted: boolean };
  bid: { status: BidStatus; image_urls: readonly string[] };
  car: { approval: CarApproval; is_deleted: boolean };
  message: { is_removed: boolean };
  review: { is_removed: boolean };
  person: { is_verified: boolean };
}

const requestOver = wrongState('request_over', () => decisionRulesWords.requestOver);
const bidDecided = wrongState('bid_decided', () => decisionRulesWords.bidDecided);
const bidWithPhotosDecided = wrongState('bid_decided', () => decisionRulesWords.bidWithPhotosDecided);
const carNotShown = wrongState('car_not_shown', () => decisionRulesWords.carNotShown);
const alreadyRemoved = wrongState('already_removed', () => decisionRulesWords.alreadyRemoved);
const notVerified = wrongState('not_verified', () => decisionRulesWords.notVerified);

const whyNotHide = ({ is_removed }: Removable['message']) => (is_removed ? alreadyRemoved : null);

/** Why the administrator can't remove a thing of each kind, or null (docs/domain/lifecycles.md, "Report"). */
export const whyNotRemove: { [K in ThingKind]: (thing: Removable[K]) => Refusal | null } = {
  request: ({ status, is_deleted }) => (is_deleted || status !== 'active' ? requestOver : null),
  bid({ status, image_urls }) {
    if (status === 'pending') return null;
    return image_urls.length > 0 ? bidWithPhotosDecided : bidDecided;
  },
  car: ({ approval, is_deleted }) => (is_deleted || approval !== 'approved' ? carNotShown : null),
  message: whyNotHide,
  review: whyNotHide,
  person: ({ is_verified }) => (is_verified ? null : notVerified),
};

/** Photos to remove that the thing doesn't show, or not any more. */
export const photosGone = badInput('unknown_photo', () => decisionRulesWords.photosGone);

const nobodyToWarn = wrongState('nobody_to_warn', () => decisionRulesWords.nobodyToWarn);

/** Why the administrator can't warn whose thing was reported, or null. */
export function whyNotWarn({ is_erased }: { is_erased: boolean }): Refusal | null {
  return is_erased ? nobodyToWarn : null;
}
