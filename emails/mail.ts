import type { ReactElement } from 'react';
import type { Attachment, LetterName, MailedKind, MailProps } from '../shared/notifications/mails.ts';

/** What the mail of a notice adds. Its subject, heading and first sentence are those of the notice. */
export interface Sheet<K extends MailedKind> {
  /** Label of the button; it links to the same page as the notice. */
  button: (props: MailProps<K>) => string;
  /** Above the first sentence. */
  Picture?: (props: MailProps<K>) => ReactElement | null;
  /** Whether `Rest` tells all that the notice's sentence does: then that is not said twice. */
  tellsAll?: true;
  /** Content between the first sentence and the button. */
  Rest: (props: MailProps<K>) => ReactElement;
  attachments?: (props: MailProps<K>) => Attachment[];
}

/** Mails of some kinds of notices. */
export type SheetsOf<K extends MailedKind> = { [Each in K]: Sheet<Each> };

/** A mail that belongs to no notice, with its own subject and text. */
export interface OwnMail<Name extends LetterName> {
  subject: (props: MailProps<Name>) => string;
  Mail: (props: MailProps<Name>) => ReactElement;
}
