import type { ReactNode } from 'react';
import type { ThingKind } from '../../../shared/moderation/kinds.ts';
import type { Removal } from '../../../shared/moderation/removal.ts';
import type { ReportView } from '../../../shared/moderation/report-view.ts';

type SubjectOf<K extends ThingKind> = Extract<ReportView['subject'], { thing: K }>;
export type RemovalOf<Does extends Removal['does']> = Extract<Removal, { does: Does }>;

/** A kind of what can be reported, as the administrator sees it, and what removing it does; its file is in things/, as on the server. */
export interface KindOfThing<K extends ThingKind, Does extends Removal['does']> {
  /** The thing as it is now. */
  shown(subject: SubjectOf<K>, owner: ReportView['owner']): ReactNode;
  /** The addresses of the photos that can be removed alone, if it can have some. */
  photos?(subject: SubjectOf<K>, id: string): readonly string[];
  /** What taking it away does now, with its numbers, for its choice and its button (docs/domain/lifecycles.md, "Report"). */
  removal(removal: RemovalOf<Does>): { title: string; follows: string; action: string };
}
