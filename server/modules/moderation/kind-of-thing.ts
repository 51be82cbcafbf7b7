import type { Expression, RawBuilder } from 'kysely';
import type { Removal } from '../../../shared/moderation/removal.ts';
import type { ReportView } from '../../../shared/moderation/report-view.ts';
import type { Refusal } from '../../../shared/refusal.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { takeAllAway } from '../photos/photos.ts';
import type { Standing } from './as-reported.ts';

/** A reported thing as it is now. */
export interface Reported {
  subject: ReportView['subject'];
  why_not_remove: Refusal | null;
  /** The one that is read, of what its owner can change while our team decides about it. */
  version?: number;
  /** The thread that the administrator reads with it. */
  thread?: string;
}

/** A kind of what can be reported (docs/domain/lifecycles.md, "Report"). Its rule stands in `whyNotRemove`. */
export interface KindOfThing {
  /** Whose it is, if this actor may read it: by the condition of the calls that show it (docs/domain/permissions.md). */
  owner(db: Reader, actor: Actor, id: string): Promise<{ owner_id: string } | undefined>;
  /** The car that it is about, or the person where `isAboutPerson`, for a query over `reports as r`. */
  about: Expression<string>;
  isAboutPerson?: true;
  /** What it says and shows now, by field; what our team took away as if it stood there: it was not its owner who changed it. */
  stands(db: Reader, id: string): Promise<Standing | undefined>;
  /** As the administrator sees it now; undefined when its row is not there any more. */
  read(db: Reader, id: string): Promise<Reported | undefined>;
  /** What removing it would do now, with whom and what that concerns; undefined when there is no such thing any more. */
  removal(db: Reader, id: string): Promise<Removal | undefined>;
  /** Locks it for a decision; throws 409 when it is not the version that was seen. */
  lock?(tx: Tx, id: string, seen: number | null | undefined): Promise<void>;
  /** Takes it away; locks what it changes. Throws 409 by `whyNotRemove`. */
  remove(tx: Tx, actor: Actor, id: string, reason: string): Promise<void>;
  /** What taking it away does tells its owner, with the reason. */
  tellsItself?: true;
  photos?: PhotosOfThing;
}

/** The photos of a thing that can have some. */
interface PhotosOfThing {
  /** The addresses of those that it shows now, as `url`. */
  shown(id: string): RawBuilder<{ url: string }>;
  /** Takes some out of whatever of its owner shows them. */
  takeOut(tx: Tx, actor: Actor, of: { id: string; owner_id: string }, what: { urls: string[]; reason: string }): Promise<void>;
  /** Takes all away with the thing; those of a message stay for our team alone, those of a car with the car. */
  takeAllAway?(tx: Tx, id: string): ReturnType<typeof takeAllAway>;
}
