import { createHash } from 'node:crypto';
import { servicePaths } from '../../../shared/addresses/service-paths.ts';
import { shortDate, timeOfDay } from '../../../shared/time.ts';
import type { KeptMail } from '../../platform/mail/outbox.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem }
  ul { list-style: none; padding: 0 } li { border-top: 1px solid #8886; padding: .6rem 0 }
  small { opacity: .75 } iframe { width: 100%; height: 42rem; border: 1px solid #8886; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8886; padding: 1rem }
`;
const styleHash = createHash('sha256').update(style).digest('base64');
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
// A mail has its own inline styles and must not run scripts; its links open in the whole window.
const frameRights = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
export const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox ${frameRights}`;

/** The list of mails as a whole HTML document. */
export function listPage(mails: KeptMail[]): string {
  const lines = mails.map(
    (mail) => `<li><a href="${servicePaths.devEmail(mail.name)}">${escapeHtml(mail.subject)}</a><br>
      <small>to ${escapeHtml(mail.to)} · ${escapeHtml(mail.mail)} · ${whenOf(mail)}</small></li>`,
  );
  return page('Outbox', lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '<p>No email has been written yet.</p>');
}

/** One mail as a whole HTML document: its HTML in a frame, and its text. */
export function mailPage(mail: KeptMail): string {
  return page(
    mail.subject,
    `<p><a href="${servicePaths.devEmails}">All emails</a></p>
    <p>To ${escapeHtml(mail.to)} · ${whenOf(mail)} · <a href="#text">Text version</a></p>
    <iframe title="The email as HTML" sandbox="${frameRights}" src="${servicePaths.devEmailHtml(mail.name)}"></iframe>
    <h2 id="text">Text version</h2>
    <pre>${withLinks(escapeHtml(mail.text))}</pre>`,
  );
}

/** The mail's own HTML; its links open in the whole window, not in the frame. */
export function framed({ html }: KeptMail): string {
  return html.replace(/<head[^>]*>/, '$&<base target="_top">');
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}

const whenOf = ({ written_at }: KeptMail) => `<time datetime="${written_at}">${shortDate(written_at)}, ${timeOfDay(written_at)}</time>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

/** Turns the addresses in an already escaped text into links. */
function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
