import { uuidv7 } from 'uuidv7';
import { cookieFrom } from './accounts.ts';
import type { testApp } from './app.ts';
import { plainBrowser, shown } from './pages.ts';

/** The form of a request as a browser without JavaScript sends it. */
export const typedRequest = (over: Record<string, string> = {}) => ({
  id: uuidv7(),
  car_model: 'Toyota Axio 2016',
  budget: '1.2M - 1.4M',
  location: 'Nakuru',
  condition: 'used',
  ...over,
});

/** Whether an answer drops the request that waits in the browser. */
export const dropped = (reply: { headers: Record<string, unknown> }) => /waiting=;/.test(String(reply.headers['set-cookie']));

/** A visitor who pressed Post: their browser's cookies, and the draft token of this tab. */
export async function pressedPost(app: Awaited<ReturnType<typeof testApp>>['app'], over: Record<string, string> = {}) {
  const { get, post } = plainBrowser(app);
  const typed = typedRequest(over);
  const reply = await post('/post-request', typed);
  const page = await get(String(reply.headers.location), cookieFrom(reply));
  return { typed, reply, page, cookies: cookieFrom(reply), draft_token: shown(page.body, 'draft_token') ?? '' };
}

/** The browser after an answer: its cookies with those that were set or removed. */
export function browserAfter(cookies: string, reply: Parameters<typeof cookieFrom>[0]): string {
  const jar = new Map(`${cookies}; ${cookieFrom(reply)}`.split('; ').map((one) => [one.slice(0, one.indexOf('=')), one]));
  return [...jar.values()].filter((one) => !one.endsWith('=')).join('; ');
}
