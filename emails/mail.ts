import type { ReactElement } from 'react';
import type { MailName, MailProps } from '../shared/notifications/mails.ts';

/** One kind of mail: its subject, and its sheet as a React component. */
export interface Mail<Name extends MailName> {
  subject: (props: MailProps<Name>) => string;
  Mail: (props: MailProps<Name>) => ReactElement;
}

/** Mails of one subject, by name. */
export type MailsOf<Name extends MailName> = { [N in Name]: Mail<N> };
