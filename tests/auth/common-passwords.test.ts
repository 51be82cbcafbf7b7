import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../server/modules/auth/passwords.ts';
import { accountRows, mailedToken, signedUp, signIn, signUpForm } from '../support/accounts.ts';
import { browser, testApp } from '../support/app.ts';
import { plainBrowser } from '../support/pages.ts';

const { app, db } = await testApp();
const visitor = browser(app);
const because = (word: string) =>
  `“${word}” is one of the words that are guessed first. Please choose another one, or join two that don’t belong together.`;
const sentence = because('password');
const both = (password: string) => ({ password, confirmPassword: password });
const setPassword = (id: string, password: string) =>
  hashPassword(password, { kind: 'known', name: id }).then((password_hash) =>
    db.updateTable('users').set({ password_hash }).where('id', '=', id).execute(),
  );

const signsUp = (password: string, over: object = {}) => visitor.post('/api/auth/sign-up', signUpForm({ ...both(password), ...over }));

describe('a password that is guessed first', () => {
  it.each([
    'Password1',
    'pAssword123',
    'Password2026',
    '2026Password',
    'P@ssw0rd1',
    'Passw0rd!',
    'Qwerty12',
    'Asdfgh12',
    '1qaz2wsX',
    'Abc123',
    'Abcd1234',
    'Aaaaaa1',
    'Welcome1',
    'Jennifer2026',
    'Kenya2026',
    'Nairobi2026',
    'TafutaGari1',
    'Gari2026',
    'Pássword1',
    'Password1Password1',
    'A1a1a1',
    'Nairobi254',
    'Mombasa001',
    'Kisumu2026',
    'Safaricom1',
    'Mpesa2024',
    'M-Pesa2024',
    'Karibu2026',
    'Karibu123',
    'Jambo123',
    'Yesu1234',
    'Mungu123',
    'Kipchoge1',
    'November2026',
    'Desemba2025',
    'Admin1234',
    'Mwangi1985',
    'Wanjiku2026',
    'Otieno254',
    'Gormahia1',
    'Thika2026',
  ])('%s is refused', async (password) => {
    const reply = await signsUp(password);
    expect(reply.json()).toMatchObject({ status: 422, fields: { password: expect.stringMatching(/guessed first\. Please choose/) } });
  });

  it.each([
    ['Liverpool7', 'liverpool'],
    ['Mombasa001', 'mombasa'],
    ['2026Password', 'password'],
    ['TafutaGari1', 'tafutagari'],
    ['Asdfgh12', 'asdfgh'],
    ['Ilovey0u', 'iloveyou'],
    ['Wanjiku2026', 'wanjiku'],
  ])('%s is refused with the word that gave it away: %s', async (password, word) => {
    expect((await signsUp(password)).json().fields.password).toBe(because(word));
  });

  it.each(['zaq12wsX', 'Xyzxyzxyz1', 'aA1aA1aA1aA1', 'Aa12345678', '12345678aA', 'aB1111111'])(
    '%s is refused, and nothing of it is shown',
    async (password) => {
      const { password: sentence } = (await signsUp(password)).json().fields;
      expect(sentence).toMatch(/^Keys side by side, repetitions and rows of digits are guessed first\. Please choose/);
    },
  );

  it('is refused beside its field, and no account is made', async () => {
    const form = signUpForm(both('Password1'));
    const reply = await visitor.post('/api/auth/sign-up', form);
    expect(reply.json()).toEqual({ status: 422, code: 'common_password', detail: sentence, fields: { password: sentence } });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await accountRows(db, form.id)).toEqual({ user: undefined, profile: undefined });
    // The id is free, with the same content too.
    expect((await visitor.post('/api/auth/sign-up', { ...form, ...both('Twiga2026') })).statusCode).toBe(200);
  });

  it.each([
    ['Nyokabi2026', {}],
    ['Ndungu2026', {}],
    ['NyokabiNdungu1', {}],
    ['nyokabi@2025A', {}],
    ['Ndungu#1985', {}],
    ['Gachanja1985', { email: 'gachanja.1985@people.example' }],
    ['Gachanjamotors1', { email: 'Gachanja-Motors@people.example' }],
  ])('is %s for who is called that, and nobody else', async (password, over) => {
    const reply = await signsUp(password, { full_name: 'Nyokabĩ Ndũng’ũ', ...over });
    expect(reply.json()).toMatchObject({
      status: 422,
      code: 'personal_password',
      fields: { password: expect.stringMatching(/^“(nyokabi|ndungu|nyokabindungu|gachanja|motors|gachanjamotors)” is one/) },
    });
    expect((await signsUp(password, { full_name: 'Cherono Lomurut' })).statusCode).toBe(200);
  });

  it('is refused by a reset, whose link can be used again, and by a change', async () => {
    const { person, form } = await signedUp(app);
    const token = await mailedToken(db, form.id, 'reset');
    for (const password of ['Password1', 'Wanjiku2026']) {
      const reset = await visitor.post('/api/auth/reset-password', { token, ...both(password) });
      const change = await person.post('/api/auth/change-password', { current_password: 'Simba2026', ...both(password) });
      for (const reply of [reset, change]) expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['password']]);
    }
    expect((await visitor.post('/api/auth/reset-password', { token, ...both('Twiga2026') })).statusCode).toBe(200);
    expect((await signIn(app, form.email, 'Twiga2026')).statusCode).toBe(200);
  });

  it('is told after the faults that the form itself finds, and after a wrong current password', async () => {
    const { person } = await signedUp(app);
    expect((await signsUp('password')).json().fields.password).toContain('at least one uppercase letter');
    const reply = await person.post('/api/auth/change-password', { current_password: 'Chui2026', ...both('Password1') });
    expect(Object.keys(reply.json().fields)).toEqual(['current_password']);
  });

  it('is told in the forms without JavaScript, beside the field', async () => {
    const { form } = await signedUp(app);
    const token = await mailedToken(db, form.id, 'reset');
    const plain = plainBrowser(app);
    for (const reply of [
      await plain.post('/auth?tab=sign-up', { ...signUpForm(both('Password1')), accept_terms: 'on' }),
      await plain.post('/auth/reset', { token, ...both('Password1') }),
    ]) {
      expect(reply.statusCode).toBe(422);
      expect(reply.body).toMatch(new RegExp(`id="password-error"[^>]*>${sentence}<`));
      expect(reply.body).not.toContain('Password1');
    }
  });
});

it('who has such a password from before signs in with it, and a sign-up that is sent twice stays one', async () => {
  const form = signUpForm();
  await visitor.post('/api/auth/sign-up', form);
  await setPassword(form.id, 'Password1');
  expect((await signIn(app, form.email, 'Password1')).statusCode).toBe(200);
  expect((await visitor.post('/api/auth/sign-up', { ...form, ...both('Password1') })).json().user.user_id).toBe(form.id);
});

it.each([
  'Simba2026',
  'Simba2027',
  'Chui2026',
  'Twiga2026',
  'Ndovu2026',
  'Kifaru2026',
  'Mkuu20266',
  'Nakuru-2026',
  'KaribuNyumbani7',
  'Baraka2026',
  'Matatu254',
  'Gachanja1985',
  'NairobiMvua77',
  'Umbrella47',
  'Bora4x',
  'Xk4vRq',
  `Aa1${'🦁'.repeat(125)}`,
])('%s is nobody’s first guess', async (password) => {
  expect((await signsUp(password)).statusCode).toBe(200);
});
