import type { EventData, HandledType } from '../../../shared/events.ts';
import type { SometimesDeal } from '../../../shared/notifications/kind-rows.ts';
import type { Kept, Kind } from '../../../shared/notifications/kinds.ts';
import type { MailDetails, MailedKind } from '../../../shared/notifications/mails.ts';
import type { Reader } from '../../platform/data/database.ts';

/** A row of the event log. */
export interface HandledEvent<T extends HandledType> {
  id: number;
  type: T;
  actor_id: string | null;
  data: EventData<T>;
  created_at: string;
}

/**
 * A notice for one reader: its kind, what is stored with it and, where the kind has a mail, what only the mail shows; null when the mail would tell
 * what is no longer true. `isOpenDeal`: whether it is about an open deal of its reader, of kinds that are switched off only when they are not.
 */
export type Notice = {
  [K in Kind]: { kind: K; params: Kept<K> } & (K extends MailedKind ? { mail: MailDetails[K] | null } : { mail?: never }) &
    (K extends SometimesDeal ? { isOpenDeal: boolean } : { isOpenDeal?: never });
}[Kind];

/** Handles an event that concerns a few people. Recipients and notices are read from the rows as they are when the handler runs. */
export interface NotifyHandler<T extends HandledType> {
  to: (db: Reader, event: HandledEvent<T>) => Promise<string[]>;
  /** Null when the notice is no longer true, such as the reminder of an appointment that was cancelled meanwhile. */
  notice: (db: Reader, event: HandledEvent<T>, reader: string) => Promise<Notice | null>;
}

/** Handles an event that concerns very many people, in batches: all readers of a batch get the same notice. */
interface BroadcastHandler<T extends HandledType> {
  /** The next readers after this one, or the first ones when undefined, ordered by id; empty at the end. */
  batch: (db: Reader, after: string | undefined) => Promise<string[]>;
  notice: NotifyHandler<T>['notice'];
}

export type EventHandler<T extends HandledType> = NotifyHandler<T> | BroadcastHandler<T>;

/** The handlers of all events with handling 'handled' (shared/events.ts): a missing one does not compile. */
export type EventHandlers = { [T in HandledType]: EventHandler<T> };
