import type { Choice } from '../../../shared/notifications/choices.ts';
import { choiceOf } from '../../../shared/notifications/kind-rows.ts';
import type { MailedKind, MailName, MailParams } from '../../../shared/notifications/mails.ts';
import { inWords } from '../../../shared/notifications/words.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { Letter } from '../../platform/mail/mailer.ts';
import type { Notice } from './event-handler.ts';
import { handlerOf } from './handlers.ts';
import { withNames } from './names.ts';
import { findEvent } from './queries.ts';

/** A mail without its envelope, and the choice by which its reader can switch it off, if they can. */
export type MailText = Pick<Letter<MailName>, 'name' | 'params' | 'link'> & { choice: Choice | undefined };

/** The notice of an event for one reader, from the current rows; null when it is no longer true. */
export async function noticeOf(db: Reader, eventId: number, reader: string): Promise<Notice | null> {
  const event = await findEvent(db, eventId);
  return handlerOf(event).notice(db, event, reader);
}

/** The mail of one notice; null when it has none, or would tell what is no longer true. */
export async function mailOf(db: Reader, notice: Notice | null | undefined): Promise<MailText | null> {
  if (!notice?.mail) return null;
  const [named] = await withNames(db, [notice.params]);
  const params = { ...named, ...notice.mail } as MailParams<MailedKind>;
  return { name: notice.kind, params, link: inWords(notice.kind, params).link, choice: choiceOf(notice) };
}
