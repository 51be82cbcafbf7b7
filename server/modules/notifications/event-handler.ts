import type { EventData, HandledType } from '../../../shared/events.ts';
import type { Kept, Kind } from '../../../shared/notifications/kinds.ts';
import type { MailDetails, MailedKind } from '../../../shared/notifications/mails.ts';
import type { Reader } from '../../platform/data/database.ts';

/** An event as it stands in the log. */
export interface Happened<T extends HandledType> {
  id: number;
  type: T;
  actor_id: string | null;
  data: EventData<T>;
  created_at: string;
}

/** What one reader is told: a kind of notice with what it keeps and, where the kind has a mail, what the mail tells besides. */
export type Notice = {
  [K in Kind]: { kind: K; params: Kept<K> } & (K extends MailedKind ? { mail: MailDetails[K] } : { mail?: never });
}[Kind];

/** What follows from an event: whom to tell and what, both read from the rows as they are at that moment. */
export interface Telling<T extends HandledType> {
  to: (db: Reader, happened: Happened<T>) => Promise<string[]>;
  /** Null when there is nothing to say any more: a reminder of a viewing that was cancelled meanwhile. */
  say: (db: Reader, happened: Happened<T>, reader: string) => Promise<Notice | null>;
}

/** What follows from an event that concerns very many: the words for one of a batch are those for all of it. */
interface Broadcasting<T extends HandledType> {
  /** The next readers after this one, or the first, ordered by id; none at the end. */
  batch: (db: Reader, after: string | undefined) => Promise<string[]>;
  say: Telling<T>['say'];
}

export type EventHandler<T extends HandledType> = Telling<T> | Broadcasting<T>;

/** The handlers of all events that are handled (shared/events.ts): one that was forgotten does not compile. */
export type EventHandlers = { [T in HandledType]: EventHandler<T> };
