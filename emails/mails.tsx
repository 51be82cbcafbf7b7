import type { ReactElement } from 'react';
import { kindRows } from '../shared/notifications/kind-rows.ts';
import type { Attachment, LetterName, MailedKind, MailName, MailProps } from '../shared/notifications/mails.ts';
import { inWords } from '../shared/notifications/words.ts';
import { adminMailsWords } from '../words/emails/admin-mails.ts';
import { mailReasonsWords } from '../words/emails/mail-reasons.ts';
import { accountSheets } from './accounts.tsx';
import { appointmentSheets } from './appointments.tsx';
import { bidCarSheets } from './bid-cars.tsx';
import { bidSheets } from './bids.tsx';
import { carSheets } from './cars.tsx';
import { caseSheets } from './cases.tsx';
import { Letter, P } from './letter.tsx';
import { letters } from './letters.tsx';
import type { OwnMail, Sheet, SheetsOf } from './mail.ts';
import { reportSheets } from './reports.tsx';
import { requestSheets } from './requests.tsx';
import { saleSheets } from './sales.tsx';
import { savedCarSheets } from './saved-cars.tsx';
import { standingSheets } from './standing.tsx';

const sheets: SheetsOf<MailedKind> = {
  ...accountSheets,
  ...requestSheets,
  ...bidSheets,
  ...carSheets,
  ...bidCarSheets,
  ...appointmentSheets,
  ...saleSheets,
  ...savedCarSheets,
  ...reportSheets,
  ...caseSheets,
  ...standingSheets,
};

interface Written {
  subject: string;
  Mail: ReactElement;
  attachments: Attachment[];
}

/** Makes one mail: its subject, and its body as a React element. */
export function writeMail<Name extends MailName>(name: Name, props: MailProps<Name>): Written {
  return name in letters ? writeLetter(name as LetterName, props as never) : writeNotice(name as MailedKind, props as never);
}

function writeLetter<Name extends LetterName>(name: Name, props: MailProps<Name>): Written {
  const { subject, Mail }: OwnMail<Name> = letters[name];
  return { subject: subject(props), Mail: Mail(props), attachments: [] };
}

function writeNotice<K extends MailedKind>(kind: K, props: MailProps<K>): Written {
  const { button, Picture, tellsAll, Rest, attachments }: Sheet<K> = sheets[kind];
  const row = kindRows[kind];
  const { title, body, subject } = inWords(kind, props);
  const { site, full_name, link, off } = props;
  const envelope = { site, full_name, link, off };
  return {
    subject,
    Mail: (
      <Letter
        {...envelope}
        preview={body}
        heading={title}
        button={button(props)}
        why={{ ...mailReasonsWords.because, ...adminMailsWords.because }[row.mail.why]}
        stays={'stays' in row ? row.stays : undefined}
        picture={Picture?.(props)}
      >
        {!tellsAll && <P>{body}</P>}
        {Rest(props)}
      </Letter>
    ),
    attachments: attachments?.(props) ?? [],
  };
}
