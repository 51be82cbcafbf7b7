import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { shortDate, timeOfDay } from '../../../shared/time.ts';
import { found, notFound } from '../../platform/http/errors.ts';
import { isFromThisMachine } from '../../platform/http/this-machine.ts';
import { type KeptMail, listOutbox, readOutbox } from '../../platform/mail/outbox.ts';
import type { Config } from '../../platform/process/config.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem }
  ul { list-style: none; padding: 0 } li { border-top: 1px solid #8886; padding: .6rem 0 }
  small { opacity: .75 } iframe { width: 100%; height: 42rem; border: 1px solid #8886; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8886; padding: 1rem }
`;
const hidden = { schema: { hide: true } };
const styleHash = createHash('sha256').update(style).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
// A mail brings its own inline styles and must run nothing; its links open the whole window.
const frameRights = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox ${frameRights}`;

/**
 * The mails that were written down instead of sent, for people trying the program on their own machine (RULINGS 19).
 *
 * They hold links that open accounts. The pages exist only in `dev`, `demo` and `test`, never behind a proxy, and answer only this machine.
 */
export function devEmailRoutes(app: FastifyInstance, config: Config): void {
  if (config.mode === 'production' || config.trustProxy.length > 0) return;

  app.register(async (local) => {
    local.addHook('onRequest', async (request) => {
      if (!isFromThisMachine(request)) throw notFound();
    });

    local.get('/dev/emails', hidden, async (_, reply) => {
      const mails = await listOutbox(config.dataDir);
      const rows = mails.map(
        (mail) =>
          `<li><a href="/dev/emails/${mail.name}">${escapeHtml(mail.subject)}</a><br><small>to ${escapeHtml(mail.to)} · ${escapeHtml(mail.mail)} · ${whenOf(mail)}</small></li>`,
      );
      return sendPage(reply, 'Outbox', rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No email has been written yet.</p>');
    });

    local.get<{ Params: { name: string } }>('/dev/emails/:name', hidden, async ({ params }, reply) => {
      const mail = found(await readOutbox(config.dataDir, params.name));
      return sendPage(
        reply,
        mail.subject,
        `<p><a href="/dev/emails">All emails</a></p>
        <p>To ${escapeHtml(mail.to)} · ${whenOf(mail)} · <a href="#text">Text version</a></p>
        <iframe title="The email as HTML" sandbox="${frameRights}" src="/dev/emails/${mail.name}/html"></iframe>
        <h2 id="text">Text version</h2>
        <pre>${withLinks(escapeHtml(mail.text))}</pre>`,
      );
    });

    local.get<{ Params: { name: string } }>('/dev/emails/:name/html', hidden, async ({ params }, reply) => {
      const mail = found(await readOutbox(config.dataDir, params.name));
      const html = mail.html.replace(/<head[^>]*>/, '$&<base target="_top">');
      return reply.header('content-security-policy', mailPolicy).header('cache-control', 'no-store').type('text/html').send(html);
    });
  });
}

const whenOf = ({ written_at }: KeptMail) => `<time datetime="${written_at}">${shortDate(written_at)}, ${timeOfDay(written_at)}</time>`;

function sendPage(reply: FastifyReply, title: string, body: string) {
  return reply
    .header('content-security-policy', pagePolicy)
    .header('cache-control', 'no-store')
    .type('text/html')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`,
    );
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

/** Addresses in text that was escaped already, as links. */
function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
