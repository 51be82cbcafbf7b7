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
