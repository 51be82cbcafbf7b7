import { describe, expect, it, vi } from 'vitest';
import { authApi } from '../../shared/auth/api.ts';
import { requestsApi } from '../../shared/requests/api.ts';
import { requestFields } from '../../shared/requests/fields.ts';
import SignInDialog from '../../web/app/sign-in-dialog.tsx';
import { fetchGuessedFirst } from '../../web/client/guessed-first.ts';
import { ChangePasswordDialog } from '../../web/modules/auth/change-password-dialog.tsx';
import { AdminAccess } from '../../web/site/pages/admin-access.tsx';
import { Auth } from '../../web/site/pages/auth.tsx';
import { ChangeEmail } from '../../web/site/pages/change-email.tsx';
import { Forgot } from '../../web/site/pages/forgot.tsx';
import { OwnPassword } from '../../web/site/pages/own-password.tsx';
import { PostRequest } from '../../web/site/pages/post-request.tsx';
import { Reset } from '../../web/site/pages/reset.tsx';
import { Verify } from '../../web/site/pages/verify.tsx';
import { guessedWords } from '../../words/auth/guessed.ts';
import { choiceCases } from '../support/choice-cases.ts';
import { greyed, me, openForm, says, testForm } from '../support/form.tsx';
import { chrome, PublicForm, untouched } from '../support/public-form.tsx';
import { soon } from '../support/soon.ts';

const page = { chrome, ...untouched };
const password = 'Simba2026';
const tooShort = 'Password must be at least 6 characters';
const mismatch = "Passwords don't match";

const email = { typed: 'otieno@people.example', sends: 'otieno@people.example', emptied: says('Email is required') };
const newPassword = {
  password: { typed: 'Nyota2028', sends: says(mismatch), emptied: says(tooShort, mismatch) },
  confirmPassword: { typed: 'Nyota2028', sends: says(mismatch), emptied: says(mismatch) },
};

testForm('a request', {
  form: () => <PublicForm page={<PostRequest {...page} id={me} asked={null} place={null} />} name="post-request" />,
  to: requestsApi.post,
  opens: greyed,
  first: { car_model: 'Toyota Axio 2016', budget: '1.4M', location: 'Nairobi' },
  sends: {
    id: me,
    car_model: 'Toyota Axio 2016',
    budget: '1.4M',
    location: 'Nairobi',
    condition: 'any',
    transmission: 'any',
    fuel_type: 'any',
    logbook_in_sellers_name: false,
    description: '',
    share_phone: false,
  },
  fields: {
    car_model: { typed: 'Mazda Demio', sends: 'Mazda Demio', emptied: greyed },
    budget: { typed: '900k', sends: '900k', emptied: greyed },
    location: { typed: 'Eldoret', sends: 'Eldoret', emptied: greyed },
    ...choiceCases(requestFields, () => false),
    logbook_in_sellers_name: { typed: true, sends: true, emptied: false },
    description: { typed: 'White or pearl', sends: 'White or pearl', emptied: '' },
    share_phone: { typed: true, sends: true, emptied: false },
  },
});

const auth = { ...page, next: '', id: me, draft_token: '', car: '', place: '', isKnown: false, preview: null };

testForm('signing in', {
  form: () => <PublicForm page={<Auth {...auth} tab="sign-in" />} name="sign-in" />,
  to: authApi.signIn,
  opens: says('Email is required', tooShort),
  first: { email: 'wanjiru@people.example', password },
  sends: { email: 'wanjiru@people.example', password },
  fields: { email, password: { typed: 'Nyota2028', sends: 'Nyota2028', emptied: says(tooShort) } },
});

const person = {
  user_type: 'buyer',
  full_name: 'Wanjiru Kamau',
  email: 'wanjiru@people.example',
  phone: '0712 345 678',
  location: 'Nairobi',
  password,
  confirmPassword: password,
  accept_terms: true,
};
const personFields = {
  full_name: { typed: 'Achieng', sends: 'Achieng', emptied: says('Full name must be at least 2 characters') },
  email,
  phone: { typed: '0722 000 111', sends: '0722 000 111', emptied: says('Phone number is required') },
  location: { typed: 'Kisumu', sends: 'Kisumu', emptied: says('Location is required') },
  ...newPassword,
  accept_terms: {
    typed: true,
    sends: true,
    emptied: says('Please confirm that you are 18 or older and accept the Terms and the Privacy Policy'),
  },
};
const business = { business_name: 'Rift Motors', business_address: 'Ngong Road', business_license: '' };

testForm('signing up to buy', {
  form: () => <PublicForm page={<Auth {...auth} tab="sign-up" />} name="sign-up" />,
  to: authApi.signUp,
  first: person,
  sends: { id: me, ...person },
  fields: {
    ...personFields,
    user_type: { typed: 'dealer', sends: says('Business name is required for dealers', 'Business address is required for dealers') },
  },
});

testForm('signing up to sell', {
  form: () => <PublicForm page={<Auth {...auth} tab="sign-up" />} name="sign-up" />,
  to: authApi.signUp,
  first: { ...person, user_type: 'dealer', ...business },
  sends: { id: me, ...person, user_type: 'dealer', ...business },
  fields: {
    ...personFields,
    user_type: {
      typed: 'buyer',
      changes: { user_type: 'buyer', business_name: undefined, business_address: undefined, business_license: undefined },
    },
    business_name: { typed: 'Ziwa Cars', sends: 'Ziwa Cars', emptied: says('Business name is required for dealers') },
    business_address: { typed: 'Moi Avenue', sends: 'Moi Avenue', emptied: says('Business address is required for dealers') },
    business_license: { typed: 'L-77', sends: 'L-77', emptied: '' },
  },
});

testForm('the administrator’s door', {
  form: () => <PublicForm page={<AdminAccess {...page} />} name="admin-access" />,
  to: authApi.adminSignIn,
  first: { email: 'admin@example.com', password },
  sends: { email: 'admin@example.com', password },
  fields: { email, password: { typed: 'Nyota2028', sends: 'Nyota2028', emptied: says(tooShort) } },
});

testForm('a forgotten password', {
  form: () => <PublicForm page={<Forgot {...page} />} name="forgot" />,
  to: authApi.requestPasswordReset,
  opens: says('Email is required'),
  first: { email: 'wanjiru@people.example' },
  sends: { email: 'wanjiru@people.example' },
  fields: { email },
});

testForm('a new password by link', {
  form: () => <PublicForm page={<Reset {...page} token="abc" />} name="reset" />,
  to: authApi.resetPassword,
  first: { password, confirmPassword: password },
  sends: { token: 'abc', password, confirmPassword: password },
  fields: newPassword,
});

testForm('a password of one’s own', {
  form: () => <PublicForm page={<OwnPassword {...page} />} name="own-password" />,
  to: authApi.changePassword,
  first: { current_password: 'made-up', password, confirmPassword: password },
  sends: { current_password: 'made-up', password, confirmPassword: password },
  fields: { current_password: { typed: 'x', sends: 'x', emptied: '' }, ...newPassword },
});

testForm('verifying an e-mail', {
  form: () => <PublicForm page={<Verify {...page} token="abc" />} name="verify" />,
  to: authApi.verifyEmail,
  sends: { token: 'abc' },
  fields: {},
});

testForm('the link to verify, again', {
  form: () => <PublicForm page={<Verify {...page} token="" />} name="resend" />,
  to: authApi.resendVerification,
  first: { email: 'wanjiru@people.example' },
  sends: { email: 'wanjiru@people.example' },
  fields: { email },
});

testForm('a changed e-mail by link', {
  form: () => <PublicForm page={<ChangeEmail {...page} token="abc" />} name="change-email" />,
  to: authApi.confirmEmail,
  sends: { token: 'abc' },
  fields: {},
});

testForm('signing in again', {
  form: () => <SignInDialog />,
  to: authApi.signIn,
  first: { email: 'wanjiru@people.example', password },
  sends: { email: 'wanjiru@people.example', password },
  fields: {
    email,
    password: { typed: 'Nyota2028', sends: 'Nyota2028', emptied: says(tooShort) },
  },
});

describe('a password that is guessed first is told while it is typed', () => {
  const beside = () => document.getElementById('password-error')?.textContent;
  const signUp = () => <PublicForm page={<Auth {...auth} tab="sign-up" />} name="sign-up" />;

  // The list is a file of the page, which no call of the API reads.
  const opens = async (which: Parameters<typeof openForm>[0]) => {
    const form = await openForm(which);
    const others = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address.endsWith('local-words.txt') ? Promise.resolve(new Response('karibu\nnairobi mombasa\n')) : others(address, init),
    );
    return form;
  };

  it('at sign-up: a word of this country, or the own name, however late that is typed; and nothing is sent', async () => {
    const form = await opens({ form: signUp, to: authApi.signUp });
    form.fill({ password: 'Nairobi2026' });
    await soon(() => expect(beside()).toBe(guessedWords.guessedFirst('nairobi')));
    form.fill({ password: 'Nyokabi2026' });
    expect(beside()).toBe('');
    form.fill({ ...person, password: 'Nyokabi2026', confirmPassword: 'Nyokabi2026', full_name: 'Nyokabĩ' });
    // A browser says that a field was changed when it is left.
    document.querySelector('form')?.dispatchEvent(new Event('change'));
    expect(beside()).toBe(guessedWords.guessedFirst('nyokabi'));
    expect(await form.press()).toEqual(says(guessedWords.guessedFirst('nyokabi')));
  });

  it.each([
    ['by a link', authApi.resetPassword, () => <PublicForm page={<Reset {...page} token="abc" />} name="reset" />, 'Karibu254', 'karibu'],
    ['in the settings', authApi.changePassword, () => <ChangePasswordDialog onClose={() => undefined} />, 'Kamau2026', 'kamau'],
  ])('%s', async (_, to, form, chosen, word) => {
    const open = await opens({ form, to });
    if (to === authApi.changePassword) open.fill({ current_password: password });
    open.fill({ password: chosen, confirmPassword: chosen });
    await fetchGuessedFirst();
    expect(await open.press()).toEqual(says(guessedWords.guessedFirst(word)));
  });
});
