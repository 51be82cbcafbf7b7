import type { Expression, RawBuilder } from 'kysely';
import type { Removal } from '../../../shared/moderation/removal.ts';
import type { ReportView } from '../../../shared/moderation/report-view.ts';
import type { Removable } from '../../../shared/moderation/rules.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';

/** A reported thing as it is now, and what decides whether it can be removed. */
export interface Reported {
  subject: ReportView['subject'];
  removable: Removable;
  /** The thread that the administrator reads with it. */
  thread?: string;
}

/** A kind of what can be reported. What it says and shows, by field, stands in as-reported.ts; how it is taken away in the workflow of the decision. */
export interface KindOfThing {
  /** Whose it is, if this actor may read it: by the condition of the calls that show it (docs/domain/permissions.md). */
  owner(db: Reader, actor: Actor, id: string): Owners;
  /** The car, or the person, that it is about, for a query over `reports as r`. */
  about: Expression<string>;
  /** As the administrator sees it now; undefined when its row is not there any more. */
  read(db: Reader, id: string): Promise<Reported | undefined>;
  /** The addresses of the photos that it shows now, as `url`, if it can have some. */
  photos?(id: string): RawBuilder<{ url: string }>;
  /** What removing it would do now, with whom and what that concerns; undefined when there is no such thing any more. */
  removal(db: Reader, id: string): Promise<Removal | undefined>;
}

interface Owners {
  executeTakeFirst(): Promise<{ owner_id: string } | undefined>;
}
