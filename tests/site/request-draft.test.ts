import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { openDraftTokens } from '../../server/modules/requests/draft-tokens.ts';
import { business, mailedToken, signedUp, signUpForm } from '../support/accounts.ts';
import { browser, type Person, testApp } from '../support/app.ts';
import { eventsAbout } from '../support/deal.ts';
import { banner, goesTo, plainBrowser, sentenceOf, shown, typedSignUp } from '../support/pages.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { browserAfter, dropped, pressedPost, typedRequest } from '../support/request-draft.ts';

const { app, db } = await testApp();
const { get, post } = plainBrowser(app);
const draftTokens = await openDraftTokens(db);

const ownerOf = async (id: string) =>
  (await db.selectFrom('car_requests').select('user_id').where('id', '=', id).executeTakeFirst())?.user_id;

/** Signs up in that tab, without JavaScript. */
async function signsUp(cookies: string, draft_token: string, over: Record<string, string> = {}) {
  const form = typedSignUp(over);
  return { form, reply: await post('/auth?tab=sign-up', { ...form, draft_token }, cookies) };
}

describe('a visitor who pressed Post', () => {
  it('reads why they sign in on the page to sign up, and the request is posted with its id when they do', async () => {
    const { typed, reply, page, cookies, draft_token } = await pressedPost(app);
    expect([reply.statusCode, String(reply.headers.location)]).toEqual([303, expect.stringMatching(/^\/auth\?tab=sign-up&draft_token=/)]);
    expect(page.body).toContain('Please sign in to post a request.');
    expect([page.body.includes('Toyota Axio 2016'), banner(page.body)]).toEqual([true, undefined]);
    expect(await ownerOf(typed.id)).toBeUndefined();
    expect([shown(page.body, 'location'), page.body.includes('From your request.')]).toEqual(['Nakuru', true]);

    const { form, reply: done } = await signsUp(cookies, draft_token);
    expect(goesTo(done)).toEqual([303, `/dashboard/requests?notice=account-and-request#${typed.id}`]);
    expect([await ownerOf(typed.id), dropped(done)]).toEqual([form.id, true]);
    const arrived = (await get(String(done.headers.location), browserAfter(cookies, done))).body.replaceAll('&quot;', '"');
    expect(arrived).toContain(
      '"title":"Account created!","text":"Please check your email to verify your account. Request posted successfully!',
    );
  });

  it('finds it posted by the API’s doors too, which say where it is', async () => {
    const first = await pressedPost(app);
    const form = signUpForm({ draft_token: first.draft_token });
    const signUp = await browser(app, '', first.cookies).post('/api/auth/sign-up', form);
    expect(signUp.json().onward).toBe(`/dashboard/requests?notice=account-and-request#${first.typed.id}`);
    expect(await ownerOf(first.typed.id)).toBe(form.id);

    const second = await pressedPost(app);
    const body = { email: form.email, password: form.password, draft_token: second.draft_token };
    const signIn = await browser(app, '', second.cookies).post('/api/auth/sign-in', body);
    expect(signIn.json()).toMatchObject({ user_id: form.id, onward: `/dashboard/requests?notice=request-posted#${second.typed.id}` });
    expect(await ownerOf(second.typed.id)).toBe(form.id);
    expect((await browser(app).post('/api/auth/sign-in', body)).json().onward).toBe(`/dashboard/requests#${second.typed.id}`);
    expect((await browser(app).post('/api/auth/sign-in', { ...body, draft_token: undefined })).json().onward).toBeNull();
  });

  it('keeps the draft token through both tabs and a refusal', async () => {
    const { typed, page, cookies, draft_token } = await pressedPost(app);
    const tab = /href="(\/auth\?tab=sign-in[^"]*)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(shown((await get(tab, cookies)).body, 'draft_token')).toBe(draft_token);
    const { reply: refused } = await signsUp(cookies, draft_token, { phone: '12' });
    expect([refused.statusCode, shown(refused.body, 'draft_token')]).toEqual([422, draft_token]);
    expect(refused.body).toContain('Please sign in to post a request.');
    const { form } = await signedUp(app);
    const done = await post('/auth?tab=sign-in', { email: form.email, password: form.password, draft_token }, cookies);
    expect(goesTo(done)).toEqual([303, `/dashboard/requests?notice=request-posted#${typed.id}`]);
  });

  it('is told of faults before signing in', async () => {
    const reply = await post('/post-request', typedRequest({ budget: ' ' }));
    expect([reply.statusCode, sentenceOf(reply.body, 'budget')]).toEqual([422, 'Budget is required']);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('who comes from the landing page without a car signs up first; with one, it is in the form', async () => {
    expect(goesTo(await get('/post-request?car_model='))).toEqual([303, '/auth?tab=sign-up&next=%2Fpost-request']);
    const { statusCode, body } = await get('/post-request?car_model=%22%3E%3Cb%3EAxio');
    expect([statusCode, shown(body, 'car_model')]).toEqual([200, '&quot;&gt;&lt;b&gt;Axio']);
    expect((await get('/post-request?car_model=Axio', (await buyer(app, db)).cookie)).body).toContain('value="Axio"');
  });
});

describe('a request found later or elsewhere takes one tap', () => {
  const asked = async (person: Person, cookies: string) => {
    const page = await get('/post-request', `${person.cookie}; ${cookies}`);
    expect(goesTo(page)).toEqual([303, '/post-request/ready']);
    return get('/post-request/ready', `${person.cookie}; ${cookies}`);
  };

  it('by a buyer who signed in without the draft token', async () => {
    const { typed, cookies } = await pressedPost(app);
    const { form, reply } = await signsUp(cookies, '');
    expect(goesTo(reply)).toEqual([303, '/post-request/ready?notice=account-created']);
    const mine = browserAfter(cookies, reply);
    const page = await get('/post-request/ready', mine);
    expect(page.body).toContain('Post it now?');
    expect([page.body.includes('Toyota Axio 2016'), await ownerOf(typed.id)]).toEqual([true, undefined]);
    const posted = await post('/post-request/ready', { id: typed.id }, mine);
    expect(goesTo(posted)).toEqual([303, `/dashboard/requests?notice=request-posted#${typed.id}`]);
    expect([await ownerOf(typed.id), dropped(posted)]).toEqual([form.id, true]);
  });

  // The first letter of the signature: the last one's low bits belong to no byte, so another letter there can mean the same.
  const tampered = (draft_token: string) =>
    draft_token.replace(/\.([^.])([^.]*)$/, (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`);
  it.each([
    ['forged', ({ draft_token }: { draft_token: string }) => tampered(draft_token)],
    ['made up', () => 'draft_token'],
    ['over', ({ id }: { id: string }) => draftTokens.of(id, Date.now() - 1)],
    ['of another request', () => draftTokens.of(uuidv7())],
    ['without end', ({ draft_token }: { draft_token: string }) => draft_token.replace(/\.\d+\./, '.9999999999999.')],
    ['very long', ({ draft_token }: { draft_token: string }) => draft_token.repeat(100)],
  ])('when the hidden field is %s', async (_what, forge) => {
    const { typed, cookies, draft_token } = await pressedPost(app);
    const field = forge({ draft_token, id: typed.id });
    expect((await get(`/auth?tab=sign-up&draft_token=${field.slice(0, 500)}`, cookies)).body).not.toContain(
      'Please sign in to post a request.',
    );
    expect(goesTo((await signsUp(cookies, field)).reply)).toEqual([303, '/post-request/ready?notice=account-created']);
    expect(await ownerOf(typed.id)).toBeUndefined();
  });

  it('a draft token alone posts nothing: the request stays in the browser that wrote it', async () => {
    const { typed, draft_token } = await pressedPost(app);
    expect((await get(`/auth?tab=sign-up&draft_token=${draft_token}`)).body).not.toContain('Please sign in to post a request.');
    expect(goesTo((await signsUp('', draft_token)).reply)).toEqual([303, '/dashboard?notice=account-created']);
    expect(await ownerOf(typed.id)).toBeUndefined();
  });

  it('after the link that verifies the e-mail', async () => {
    const { cookies } = await pressedPost(app);
    const { form, reply } = await signsUp('', '');
    const mine = browserAfter(cookies, reply);
    const verified = await post('/auth/verify', { token: await mailedToken(db, form.id, 'verify') }, mine);
    expect(goesTo(await get(String(verified.headers.location), mine))[1]).toBe('/post-request/ready?notice=email-verified');
  });

  it('can be changed first, or dropped', async () => {
    const someone = await buyer(app, db);
    const { typed, cookies } = await pressedPost(app);
    expect((await asked(someone, cookies)).statusCode).toBe(200);
    const form = await get('/post-request?again=change', `${someone.cookie}; ${cookies}`);
    expect([shown(form.body, 'id'), shown(form.body, 'budget')]).toEqual([typed.id, typed.budget]);
    const gone = await post('/post-request/drop', {}, `${someone.cookie}; ${cookies}`);
    expect([goesTo(gone), dropped(gone)]).toEqual([[303, '/dashboard'], true]);
    expect(await ownerOf(typed.id)).toBeUndefined();
  });

  it('posts only the one that was seen, not one that came into its place', async () => {
    const someone = await buyer(app, db);
    const [seen, other] = [await pressedPost(app), await pressedPost(app)];
    expect(goesTo(await post('/post-request/ready', { id: seen.typed.id }, `${someone.cookie}; ${other.cookies}`))).toEqual([
      303,
      '/post-request/ready',
    ]);
    expect([await ownerOf(seen.typed.id), await ownerOf(other.typed.id)]).toEqual([undefined, undefined]);
  });
});

describe('a dealer or the administrator', () => {
  it('is told why it can’t be posted, and drops it by agreeing', async () => {
    const { typed, cookies, draft_token } = await pressedPost(app);
    const { reply } = await signsUp(cookies, draft_token, business);
    expect(goesTo(reply)).toEqual([303, '/post-request/ready?notice=account-created']);
    for (const person of [await dealer(app, db), await administrator(app, db)]) {
      const mine = `${person.cookie}; ${cookies}`;
      expect(goesTo(await get('/post-request', mine))).toEqual([303, '/post-request/ready']);
      const page = await get('/post-request/ready', mine);
      expect(page.body).toContain('This request can’t be posted');
      expect(page.body).not.toContain('Post it now');
      expect(goesTo(await post('/post-request/ready', { id: typed.id }, mine))).toEqual([303, '/post-request/ready']);
      const agreed = await post('/post-request/drop', {}, mine);
      expect([goesTo(agreed), dropped(agreed)]).toEqual([[303, '/dashboard'], true]);
    }
    expect(await ownerOf(typed.id)).toBeUndefined();
  });
});

describe('posted once', () => {
  it('by two tabs at once, a double submit, and Back', async () => {
    const { typed, cookies, draft_token } = await pressedPost(app);
    const { form } = await signedUp(app);
    const signIn = () => post('/auth', { email: form.email, password: form.password, draft_token }, cookies);
    const both = await Promise.all([signIn(), signIn()]);
    const address = `/dashboard/requests?notice=request-posted#${typed.id}`;
    expect(both.map(goesTo)).toEqual([
      [303, address],
      [303, address],
    ]);
    const [, mine] = both.map((reply) => browserAfter(cookies, reply));
    // The other tab still shows the question, and Back the sign-in form, and the form itself.
    const stale = `${mine}; ${cookies}`;
    expect(goesTo(await post('/post-request/ready', { id: typed.id }, stale))).toEqual([303, address]);
    expect(goesTo(await get('/post-request/ready', stale))).toEqual([303, `/dashboard/requests#${typed.id}`]);
    expect(goesTo(await get(`/auth?tab=sign-up&draft_token=${draft_token}`, mine))).toEqual([303, `/dashboard/requests#${typed.id}`]);
    expect(goesTo(await get(`/post-request?sent=${typed.id}`, mine))).toEqual([303, `/dashboard/requests#${typed.id}`]);
    expect((await eventsAbout(db, typed.id)).filter(({ type }) => type === 'request.posted')).toHaveLength(1);
  });

  it('and the address of another’s request leads nowhere', async () => {
    const { typed, cookies, draft_token } = await pressedPost(app);
    await signsUp(cookies, draft_token);
    const other = await buyer(app, db);
    expect((await get(`/post-request?sent=${typed.id}`, other.cookie)).statusCode).toBe(200);
    expect(goesTo(await get(`/auth?draft_token=${draft_token}`, other.cookie))).toEqual([303, '/dashboard']);
    // The id is taken: the form comes back with what was typed, under a new id.
    const refused = await post('/post-request/ready', { id: typed.id }, `${other.cookie}; ${cookies}`);
    expect(goesTo(refused)).toEqual([303, '/post-request?again=id_of_another']);
    const mine = browserAfter(`${other.cookie}; ${cookies}`, refused);
    const form = await get('/post-request?again=id_of_another', mine);
    expect(banner(form.body)).toEqual([
      'error',
      'Error posting request',
      'It could not be posted as it was. Please look at it once more and post it here.',
    ]);
    expect(shown(form.body, 'car_model')).toBe(typed.car_model);
    const id = shown(form.body, 'id');
    expect(id).not.toBe(typed.id);
    // However often it is read: sent twice, it is one request.
    expect(shown((await get('/post-request?again=id_of_another', mine)).body, 'id')).toBe(id);
    const { condition, ...plain } = typed;
    const at = browser(app, '', mine);
    expect(dropped(await at.post('/api/requests', { ...plain, condition, id: uuidv7() }))).toBe(false);
    expect(dropped(await at.post('/api/requests', { ...plain, condition, id }))).toBe(true);
    expect(await ownerOf(id ?? '')).toBe(other.user_id);
  });

  it('and one of an own request’s id, too, is posted under the id that its form shows', async () => {
    const { typed, cookies } = await pressedPost(app);
    const wanjiru = await buyer(app, db);
    const at = `${wanjiru.cookie}; ${cookies}`;
    expect((await wanjiru.post('/api/requests', { ...typed, car_model: 'Mazda Demio 2014' })).statusCode).toBe(200);
    const refused = await post('/post-request/ready', { id: typed.id }, at);
    expect(goesTo(refused)).toEqual([303, '/post-request?again=id_taken']);
    const mine = browserAfter(at, refused);
    const form = await get('/post-request?again=id_taken', mine);
    const posted = await post('/post-request', { ...typed, id: shown(form.body, 'id') ?? '' }, mine);
    expect([goesTo(posted)[0], dropped(posted)]).toEqual([303, true]);
  });
});
