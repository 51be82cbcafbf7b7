import { waitingTime } from '../../../shared/accounts/waiting.ts';
import { ageInWords } from '../../../shared/age.ts';
import type { CaseKind } from '../../../shared/moderation/kinds.ts';

/** Each kind of case: one of it, and several of it. */
export const caseNames: Record<CaseKind, { one: string; other: string }> = {
  dispute: { one: 'Dispute', other: 'Disputes' },
  report: { one: 'Report', other: 'Reports' },
  dealer: { one: 'Dealer to verify', other: 'Dealers' },
  change: { one: 'Changed details', other: 'Changed details' },
  car: { one: 'Car to approve', other: 'Cars' },
};

/** The kinds of case in order. Not from shared/moderation/kinds.ts, which comes with the rules of every form. */
export const kindsInOrder = Object.keys(caseNames) as CaseKind[];

/** The kind of case that an address or a part of it names, if it is one. */
export const kindNamed = (name: string | null | undefined): CaseKind | undefined => kindsInOrder.find((kind) => kind === name);

/** How long a case has waited: 'just now', '31 hours', '6 days'; `isLate` past the two business days that we promise. */
export function ageOf(since: string, now: Date): { words: string; isLate: boolean } {
  return { words: ageInWords(since, now), isLate: waitingTime(since, now).isLate };
}
