import { authApi } from '../../shared/auth/api.ts';
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
