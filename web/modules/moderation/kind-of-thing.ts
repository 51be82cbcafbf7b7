import type { ReactNode } from 'react';
import type { ThingKind } from '../../../shared/moderation/kinds.ts';
import type { Removal } from '../../../shared/moderation/removal.ts';
import type { ReportView } from '../../../shared/moderation/report-view.ts';

/** What 'removed' does to a thing of each kind. */
interface Does extends Record<ThingKind, Removal['does']> {
  request: 'request_cancelled';
  bid: 'bid_removed';
  car: 'car_taken_down';
  message: 'message_hidden';
  review: 'review_hidden';
  person: 'dealer_unverified';
}

type SubjectOf<K extends ThingKind> = Extract<ReportView['subject'], { thing: K }>;
export type RemovalOf<K extends ThingKind> = Extract<Removal, { does: Does[K] }>;

/** A kind of what can be reported, as the administrator sees it; its file is in things/, as on the server. */
export interface KindOfThing<K extends ThingKind> {
  /** In a question: 'Is this offer true?' */
  noun: string;
  /** The thing as it is now. */
  shown(subject: SubjectOf<K>, owner: ReportView['owner']): ReactNode;
  /** The addresses of the photos that can be removed alone, if it can have some. */
  photos?(subject: SubjectOf<K>, id: string): readonly string[];
  /** What taking it away does now, with its numbers, for its choice and its button (docs/domain/lifecycles.md, "Report"). */
  removal(removal: RemovalOf<K>): { title: string; follows: string; action: string };
}
