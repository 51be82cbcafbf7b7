import { createTransport } from 'nodemailer';
import { spoken } from '../../../shared/addresses/spoken.ts';
import type { MailName, MailParams, MailProps, RenderedMail } from '../../../shared/notifications/mails.ts';
import type { Language } from '../../../words/languages.ts';
import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { writeToOutbox } from './outbox.ts';
import { withholdsNews } from './withholds-news.ts';

/** A mail to one person. */
export interface Letter<Name extends MailName> {
  to: { email: string; full_name: string; language: Language };
  /** Of news: whether the address was ever verified. Without it the letter is sent in any case. */
  news?: { email_verified: boolean };
  name: Name;
  params: MailParams<Name>;
  /** The path on our site that its button links to. */
  link: string;
  /** The path on our site where mails of its kind are switched off; mail programs show a button for it (RFC 8058). */
  off?: string | undefined;
  /** The same for every attempt to send this letter, so that a mailbox shows a repeated one once. */
  id: string;
}

export interface Mailer {
  /** Renders and sends. Returns false when it is news that is withheld from this address. Throws when the mail server can't accept it now, so that the job tries again. */
  send<Name extends MailName>(letter: Letter<Name>): Promise<boolean>;
  close(): void;
}

/** Makes a mail with its subject, as HTML and as text, in one language. */
export type WriteMail = <Name extends MailName>(name: Name, props: MailProps<Name>) => Promise<RenderedMail>;

/** The same in the language of whoever gets it. */
export type RenderMail = <Name extends MailName>(language: Language, name: Name, props: MailProps<Name>) => Promise<RenderedMail>;

/** The site's name and support address, read for each mail because the administrator may change them. */
type ReadSite = () => Promise<{ siteName: string; supportEmail: string }>;

interface MailerParts {
  config: Config;
  log: Log;
  readSite: ReadSite;
  renderMail: RenderMail;
}

/** Opens the mailer: SMTP, or the local outbox folder without SMTP_URL. */
export function openMailer({ config, log, readSite, renderMail }: MailerParts): Mailer {
  const smtp = config.smtpUrl ? createTransport(config.smtpUrl) : undefined;

  return {
    async send({ to, news, name, params, link, off: offPath, id }) {
      if (news && withholdsNews(config, news)) return false;
      const { siteName, supportEmail } = await readSite();
      const site = { name: siteName, supportEmail, url: config.publicUrl };
      const addressOf = (path: string) => config.publicUrl + spoken(path, to.language);
      const off = offPath && addressOf(offPath);
      const mail = await renderMail(to.language, name, { ...params, site, full_name: to.full_name, link: addressOf(link), off });
      const message = {
        from: config.mailFrom.includes('<') ? config.mailFrom : { name: siteName, address: config.mailFrom },
        to: { name: to.full_name, address: to.email },
        subject: oneLine(mail.subject),
        html: mail.html,
        text: mail.text,
        attachments: mail.attachments,
        messageId: `<${id}@${new URL(config.publicUrl).hostname}>`,
        headers: {
          'auto-submitted': 'auto-generated',
          ...(off && { 'list-unsubscribe': `<${off}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
        },
      };
      try {
        await (smtp ? smtp.sendMail(message) : writeToOutbox(config.dataDir, name, message));
      } catch (error) {
        // Not tried again: repeated mail to a mailbox that doesn't exist damages our reputation as a sender.
        if (!isRefusedForGood(error)) throw error;
        log.error({ err: error, mail: name }, 'the mail server refused the recipient; not tried again');
      }
      return true;
    },
    close: () => smtp?.close(),
  };
}

/** A subject contains what users typed (a car model); a line break in it could start another mail header. */
function oneLine(subject: string): string {
  return subject.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
}
