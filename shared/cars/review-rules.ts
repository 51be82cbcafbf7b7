import { carRulesWords } from '../../words/cars/car-rules.ts';
import { type Refusal, wrongState } from '../refusal.ts';
import type { CarApproval } from './options.ts';
import { versionChanged } from './rules.ts';

/** What decides about approving: the car's version and approval, and the change of its photos and description that waits or was refused. */
export interface ReviewFacts {
  version: number;
  approval: CarApproval;
  change: { refused_reason: string | null } | null;
}

const nothingWaits = wrongState('nothing_waits', () => carRulesWords.nothingWaits);
const notApproved = wrongState('not_approved', () => carRulesWords.notApproved);

/** What of a car waits for the administrator: all of it, its changed photos and description, or nothing. */
export function waitingPart({ approval, change }: Pick<ReviewFacts, 'approval' | 'change'>): 'car' | 'change' | null {
  if (approval === 'waiting') return 'car';
  return approval === 'approved' && change && change.refused_reason === null ? 'change' : null;
}

/** Why the administrator, who saw this version, can't approve or refuse, or null. */
export function whyNotReview(facts: ReviewFacts, seen: number): Refusal | null {
  if (facts.version !== seen) return versionChanged;
  return waitingPart(facts) ? null : nothingWaits;
}

/** Why the administrator, who saw this version, can't take a car down, or null. */
export function whyNotTakeDown(facts: ReviewFacts, seen: number): Refusal | null {
  if (facts.version !== seen) return versionChanged;
  return facts.approval === 'approved' ? null : notApproved;
}

/**
 * Whether the next change of photos or description waits (docs/domain/lifecycles.md, "Approving cars"): while the administrator approves cars first,
 * after a refusal, and while another change waits.
 */
export function mustWait({ approval, change }: Pick<ReviewFacts, 'approval' | 'change'>, autoApproveListings: boolean): boolean {
  return !autoApproveListings || approval !== 'approved' || change !== null;
}
