import { expect, it, vi } from 'vitest';
import { authApi } from '../../shared/auth/api.ts';
import { proofApi, secondFactorApi, secondStepApi } from '../../shared/auth/second-api.ts';
import { ownSecondFactor } from '../../shared/auth/second-reads.ts';
import { ProofDialog } from '../../web/client/proof-dialog.tsx';
import { ChangeEmailDialog } from '../../web/modules/auth/change-email-dialog.tsx';
import { ChangePasswordDialog } from '../../web/modules/auth/change-password-dialog.tsx';
import { RecoveryCodes } from '../../web/site/pages/recovery-codes.tsx';
import { SecondStep } from '../../web/site/pages/second-step.tsx';
import { SecondStepLink } from '../../web/site/pages/second-step-link.tsx';
import { SetUpSecondStep } from '../../web/site/pages/set-up-second-step.tsx';
import { me, openForm, says, testForm } from '../support/form.tsx';
import { chrome, PublicForm, untouched } from '../support/public-form.tsx';
import { soon } from '../support/soon.ts';

const page = { chrome, ...untouched };
const close = () => undefined;
const password = 'Simba2026';

testForm('another e-mail', {
  form: () => <ChangeEmailDialog onClose={close} />,
  to: authApi.changeEmail,
  opens: says('Email is required'),
  first: { email: 'achieng@people.example' },
  sends: { email: 'achieng@people.example' },
  fields: {
    email: { typed: 'otieno@people.example', sends: 'otieno@people.example', emptied: says('Email is required') },
  },
});

testForm('a proof', {
  form: () => <ProofDialog asked={{ icon: 'car', title: 't', what: 'w', why: 'y', action: 'a' }} onProved={close} onClose={close} />,
  given: [[ownSecondFactor, { since: null, codes_left: 0, asks_code: true }]],
  to: proofApi.give,
  opens: says('Please type the code'),
  first: { current_password: password, code: '418207' },
  sends: { current_password: password, code: '418207' },
  fields: {
    current_password: { typed: ' x ', sends: ' x ', emptied: '' },
    code: { typed: '507 913', sends: '507913', emptied: says('Please type the code') },
  },
});

testForm('another password', {
  form: () => <ChangePasswordDialog onClose={close} />,
  to: authApi.changePassword,
  opens: says('Password must be at least 6 characters'),
  first: { current_password: password, password: 'Nyota2027', confirmPassword: 'Nyota2027' },
  sends: { current_password: password, password: 'Nyota2027', confirmPassword: 'Nyota2027' },
  fields: {
    current_password: { typed: 'x', sends: 'x', emptied: '' },
    password: {
      typed: 'Nyota2028',
      sends: says("Passwords don't match"),
      emptied: says('Password must be at least 6 characters', "Passwords don't match"),
    },
    confirmPassword: { typed: 'Nyota2028', sends: says("Passwords don't match"), emptied: says("Passwords don't match") },
  },
});

const owner = { user_id: me, full_name: 'Wanjiru Kamau', email: 'wanjiru@people.example', gets_link: true };
const secondStep = { ...page, next: '', draft_token: 't', person: owner, until: '2026-11-26T11:10:00Z' };

testForm('the code of the second step', {
  form: () => <PublicForm page={<SecondStep {...secondStep} way="app" />} name="second-step" />,
  to: secondStepApi.finish,
  opens: says('Please type the code'),
  first: { code: '418 207' },
  sends: { code: '418207', draft_token: 't' },
  fields: { code: { typed: '507913', sends: '507913', emptied: says('Please type the code') } },
});

it('a wrong code goes on saying so while a link below is tapped, which would move from under the finger', async () => {
  await openForm({ form: () => <PublicForm page={<SecondStep {...secondStep} way="app" />} name="second-step" /> });
  const wrong = { status: 422, code: 'invalid', detail: 'x', fields: { code: 'This code does not fit' } };
  const headers = { 'content-type': 'application/problem+json' };
  vi.stubGlobal('fetch', async () => Response.json(wrong, { status: 422, headers }));
  const field = document.querySelector<HTMLInputElement>('[name=code]') as HTMLInputElement;
  const left = (relatedTarget: Element | null) => field.dispatchEvent(new FocusEvent('blur', { relatedTarget }));
  field.value = '418207';
  document.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  await soon(() => expect(field.ariaInvalid).toBe('true'));
  for (const tapped of ['a', 'button']) {
    left(document.createElement(tapped));
    expect(field.ariaInvalid).toBe('true');
  }
  left(null);
  expect(field.ariaInvalid).not.toBe('true');
});

testForm('a recovery code', {
  form: () => <PublicForm page={<SecondStep {...secondStep} way="recovery" />} name="recovery-code" />,
  to: secondStepApi.finish,
  opens: says('Please type the code'),
  first: { code: '7kq4-m2xd' },
  sends: { code: '7kq4-m2xd', draft_token: 't' },
  fields: { code: { typed: '9TRW 3HCE', sends: '9TRW 3HCE', emptied: says('Please type the code') } },
});

testForm('the link in place of a code', {
  form: () => <PublicForm page={<SecondStepLink {...page} token="abc" />} name="second-step-link" />,
  to: secondStepApi.byLink,
  sends: { token: 'abc' },
  fields: {},
});

testForm('setting up the second step', {
  form: () => (
    <PublicForm
      page={
        <SetUpSecondStep
          {...page}
          setup="s"
          secret="KRUG"
          address="otpauth://x"
          qr={{ size: 1, path: '' }}
          asks_password
          is_required={false}
        />
      }
      name="set-up"
    />
  ),
  to: secondFactorApi.setUp,
  opens: says('Please type the code'),
  first: { code: '507913' },
  sends: { setup: 's', code: '507913', current_password: '' },
  fields: {
    code: { typed: '418207', sends: '418207', emptied: says('Please type the code') },
    current_password: { typed: 'Simba2026', sends: 'Simba2026', emptied: '' },
  },
});

testForm('the box under the recovery codes', {
  form: () => <PublicForm page={<RecoveryCodes {...page} codes={['7KQ4-M2XD']} />} name="codes" />,
  to: secondFactorApi.kept,
  opens: says('Please keep the codes first: they are shown only now'),
  first: { kept: true },
  sends: { kept: true },
  fields: { kept: { typed: true, sends: true, emptied: says('Please keep the codes first: they are shown only now') } },
});
