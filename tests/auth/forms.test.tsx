import { authApi } from '../../shared/auth/api.ts';
import { proofApi } from '../../shared/auth/second-api.ts';
import { ownSecondFactor } from '../../shared/auth/second-reads.ts';
import { ProofDialog } from '../../web/client/proof-dialog.tsx';
import { ChangeEmailDialog } from '../../web/modules/auth/change-email-dialog.tsx';
import { ChangePasswordDialog } from '../../web/modules/auth/change-password-dialog.tsx';
import { says, testForm } from '../support/form.tsx';

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
