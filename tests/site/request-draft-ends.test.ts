import { brotliCompressSync } from 'node:zlib';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { requestRateLimit } from '../../server/modules/requests/requests.ts';
import { cookieFrom, signedUp } from '../support/accounts.ts';
import { browser, testApp, unique } from '../support/app.ts';
import { banner, goesTo, plainBrowser, sentenceOf, shown, typedSignUp } from '../support/pages.ts';
import { buyer } from '../support/people.ts';
import { spent } from '../support/rate-limits.ts';
import { browserAfter, dropped, pressedPost } from '../support/request-draft.ts';

const { app, db } = await testApp();
const { get, post } = plainBrowser(app);

describe('what is in the way leads back to the form', () => {
  it('over the limit, with what was typed and the sentence', async () => {
    const { form } = await signedUp(app);
    await spent(db, requestRateLimit, form.id, { left: 0 });
    const { typed, cookies, draft_token } = await pressedPost(app);
    const reply = await post('/auth', { email: form.email, password: form.password, draft_token }, cookies);
    expect(goesTo(reply)).toEqual([303, '/post-request?again=too_often']);
    const mine = browserAfter(cookies, reply);
    const { body } = await get('/post-request?again=too_often', mine);
    expect(banner(body)).toEqual(['error', 'Error posting request', 'You have posted a lot of requests today. Please try again tomorrow.']);
    expect(body.match(/You have posted a lot of requests today/g)).toHaveLength(2);
    expect([shown(body, 'id'), shown(body, 'budget')]).toEqual([typed.id, typed.budget]);
  });

  it('what no form allows, beside its field', async () => {
    const { form } = await signedUp(app);
    const { draft_token, typed } = await pressedPost(app);
    // A cookie is the browser's own: anything may stand in it.
    const spoilt = `waiting=${brotliCompressSync(JSON.stringify({ ...typed, location: 'N' })).toString('base64url')}`;
    const reply = await post('/auth', { email: form.email, password: form.password, draft_token }, spoilt);
    expect(goesTo(reply)).toEqual([303, '/post-request?again=invalid']);
    const { body } = await get('/post-request?again=invalid', browserAfter(spoilt, reply));
    expect(sentenceOf(body, 'location')).toBe('Location must be at least 2 characters');
  });

  it.each(['too_often', 'id_taken', 'id_of_another', 'invalid', 'constructor'])(
    'and %s says nothing where no request waits',
    async (why) => {
      const { cookie } = await buyer(app, db);
      for (const address of [`/post-request?again=${why}`, `/post-request?again=${why}&car_model=Axio`]) {
        const { statusCode, body } = await get(address, cookie);
        expect([statusCode, banner(body)]).toEqual([200, undefined]);
      }
    },
  );

  it('a fault that the request does not have is none', async () => {
    const { cookies } = await pressedPost(app);
    const { cookie } = await buyer(app, db);
    expect(banner((await get('/post-request?again=invalid', `${cookie}; ${cookies}`)).body)).toBeUndefined();
  });
});

describe('it ends', () => {
  it('after a day, and at sign-out by page, call or script', async () => {
    const { reply, cookies } = await pressedPost(app);
    expect(String(reply.headers['set-cookie'])).toMatch(/waiting=[\w-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/);
    const someone = await buyer(app, db);
    const mine = `${someone.cookie}; ${cookies}`;
    expect(dropped(await post('/auth/sign-out', {}, mine))).toBe(true);
    expect(dropped(await browser(app, '', mine).post('/api/auth/sign-out'))).toBe(true);
    const next = await get('/post-request', `${cookies}; signed-out=${someone.user_id}`);
    expect([dropped(next), next.body.includes('Toyota Axio 2016"')]).toEqual([true, false]);
  });

  it('when that very request is posted from the form, and not by another', async () => {
    const someone = await buyer(app, db);
    const { typed, cookies } = await pressedPost(app);
    const at = browser(app, '', `${someone.cookie}; ${cookies}`);
    const { condition, ...plain } = typed;
    expect(dropped(await at.post('/api/requests', { ...plain, id: uuidv7() }))).toBe(false);
    expect(dropped(await at.post('/api/requests', { ...plain, condition }))).toBe(true);
  });

  it('the same without JavaScript', async () => {
    const someone = await buyer(app, db);
    const { typed, cookies } = await pressedPost(app);
    const mine = `${someone.cookie}; ${cookies}`;
    const other = await post('/post-request', { ...typed, id: uuidv7() }, mine);
    expect([goesTo(other)[0], dropped(other)]).toEqual([303, false]);
    expect(dropped(await post('/post-request', typed, mine))).toBe(true);
  });
});

describe('the greeting', () => {
  it('is "welcome back" only where somebody signed in before', async () => {
    expect((await get('/auth')).body).toMatch(/<h1[^>]*>Karibu\. Sign in/);
    const reply = await post('/auth?tab=sign-up', typedSignUp({ email: `${unique()}@people.example` }));
    const device = cookieFrom(reply)
      .split('; ')
      .find((one) => one.includes('device='));
    expect((await get('/auth', device)).body).toMatch(/<h1[^>]*>Karibu tena\. Sign in/);
  });
});
