import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// Anybody may type wrong passwords for somebody else's account until it asks to wait. The owner must not wait with them: a browser at which
// someone signed in keeps a cookie that says so, and its wrong passwords are counted apart (OWASP: "device cookies").
//
// The cookie is `<random name of the browser>.<mark>.<mark>…` with a mark for each account, newest first. A mark is signed with the account's
// password hash, which nobody but the database knows: nothing is stored, and a new password makes strangers of all browsers but its own. So does a
// second step that is set up: it is there against who had the password before.

/** What tells an account's own browsers from others. */
export interface Credentials {
  user_id: string;
  password_hash: string;
  /** Since when it has its second step; null without one. */
  second_step_since: string | null;
}

/** How long a browser is remembered, in seconds: as long as browsers allow. */
export const deviceLife = 400 * 24 * 3600;

// People share phones; cookies must stay small.
const mostAccounts = 4;
const nameShape = /^[\w-]{22}$/;
const markShape = /^[\w-]{43}$/;

const markOf = (device: string, { user_id, password_hash, second_step_since }: Credentials) =>
  createHmac('sha256', password_hash)
    .update(`${device}.${user_id}${second_step_since ? `.${second_step_since}` : ''}`)
    .digest('base64url');

function read(cookie: string | undefined): { device: string; marks: string[] } {
  const [device = '', ...marks] = (cookie ?? '').split('.');
  return nameShape.test(device)
    ? { device, marks: marks.filter((mark) => markShape.test(mark)).slice(0, mostAccounts) }
    : { device: randomBytes(16).toString('base64url'), marks: [] };
}

/** Under what this browser's tries at the account are counted, or null when the account doesn't know it. */
export function knownDevice(cookie: string | undefined, account: Credentials | undefined): string | null {
  if (!account) return null;
  const { device, marks } = read(cookie);
  const mark = Buffer.from(markOf(device, account));
  return marks.some((given) => timingSafeEqual(Buffer.from(given), mark)) ? `${account.user_id}:${device}` : null;
}

/** The browser's cookie once it is known to this account too. */
export function rememberedBy(cookie: string | undefined, account: Credentials): string {
  const { device, marks } = read(cookie);
  const mark = markOf(device, account);
  return [device, mark, ...marks.filter((given) => given !== mark).slice(0, mostAccounts - 1)].join('.');
}
