import type { ReactElement } from 'react';
import type { LetterName, MailedKind, MailProps } from '../shared/notifications/mails.ts';

/** What the mail of a notice adds to the notice's words, which are its subject, heading and first sentence. */
export interface Sheet<K extends MailedKind> {
  /** The one thing to do: it leads where the notice does. */
  button: string | ((props: MailProps<K>) => string);
  /** What stands between the first sentence and the button. */
  Rest: (props: MailProps<K>) => ReactElement;
}

/** The sheets of some kinds of notices. */
export type SheetsOf<K extends MailedKind> = { [Each in K]: Sheet<Each> };

/** A mail that goes with no notice: all of its words are its own. */
export interface OwnMail<Name extends LetterName> {
  subject: (props: MailProps<Name>) => string;
  Mail: (props: MailProps<Name>) => ReactElement;
}
