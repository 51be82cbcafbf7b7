import { describe, expect, it } from 'vitest';
import { authRateLimits } from '../../server/modules/auth/rate-limits.ts';
import { accountRows, signUpForm } from '../support/accounts.ts';
import { testApp } from '../support/app.ts';
import { spent } from '../support/rate-limits.ts';

const { app, db } = await testApp({ TRUST_PROXY: 'loopback' });
const { signUpFrom } = authRateLimits;

const signUp = (address: string, form = signUpForm()) =>
  app.inject({ method: 'POST', url: '/api/auth/sign-up', payload: form, headers: { 'x-forwarded-for': address } });
const common = () => signUpForm({ password: 'Password1', confirmPassword: 'Password1' });

describe('against the sign-ups of a network', () => {
  it('counts an account that is made, and neither one that is refused nor a repetition', async () => {
    const address = '41.90.20.1';
    await spent(db, signUpFrom, address, { left: 2 });
    const form = signUpForm();
    expect((await signUp(address, form)).statusCode).toBe(200);
    for (let n = 0; n < 3; n += 1) {
      expect((await signUp(address, common())).statusCode).toBe(422);
      expect((await signUp(address, signUpForm({ email: form.email }))).statusCode).toBe(409);
      expect((await signUp(address, form)).statusCode).toBe(200);
    }
    expect((await signUp(address)).statusCode).toBe(200);
    expect((await signUp(address)).json()).toMatchObject({ status: 429, code: 'too_often' });
    expect((await signUp(address, form)).statusCode).toBe(200);
    expect((await signUp('41.90.20.2')).statusCode).toBe(200);
  });

  it('lets none slip through of those at the same moment, and leaves nothing of who is refused', async () => {
    const address = '41.90.20.3';
    await spent(db, signUpFrom, address, { left: 2 });
    const forms = Array.from({ length: 5 }, () => signUpForm());
    const replies = await Promise.all(forms.map((form) => signUp(address, form)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429, 429, 429]);
    for (const [n, form] of forms.entries())
      expect((await accountRows(db, form.id)).user === undefined).toBe(replies[n]?.statusCode === 429);
  });

  it('has refused ones under a wide count of their own, which a made account leaves alone', async () => {
    const address = '41.90.20.4';
    await spent(db, authRateLimits.refusedSignUpFrom, address, { left: 2 });
    for (const [form, status] of [
      [signUpForm(), 200],
      [common(), 422],
      [signUpForm(), 200],
      [common(), 422],
      [signUpForm(), 429],
    ] as const)
      expect((await signUp(address, form)).statusCode).toBe(status);
  });
});
