import { uuidv7 } from 'uuidv7';
import { defaultYardHours } from '../../shared/accounts/hours.ts';
import { allChecked, signUpForm } from '../support/accounts.ts';
import { unique } from '../support/app.ts';
import { nothing, type Row } from './row.ts';

const token = { token: `token-${unique()}` };
const own = 'Simba2026';
const profile = { full_name: 'Wanjiru Kamau', phone: '0712 345 678', location: 'Nakuru' };

const ofWaiting =
  (traits: { business_license?: string } = {}, body?: () => object): Row[3] =>
  async (world) => ({ id: await world.waitingDealer(traits), ...(body && { body: body() }) });

export const accounts: Row[] = [
  ['auth.signup', 'accountsApi.signUp', 'ACCCCCC', () => ({ body: signUpForm() })],
  ['auth.signup as admin', 'accountsApi.signUp', 'EEEEEEE', () => ({ body: signUpForm({ user_type: 'admin' }) })],
  ['auth.signup with is_verified', 'accountsApi.signUp', 'EEEEEEE', () => ({ body: signUpForm({ is_verified: true }) })],
  ['auth.signup with admin_role', 'accountsApi.signUp', 'EEEEEEE', () => ({ body: signUpForm({ admin_role: 'super_admin' }) })],
  ['auth.signup with rating', 'accountsApi.signUp', 'EEEEEEE', () => ({ body: signUpForm({ rating: 5 }) })],
  [
    'auth.signup with the admin’s e-mail',
    'accountsApi.signUp',
    'EEEEEEE',
    () => ({ body: signUpForm({ email: 'admin@tafutagari.example' }) }),
  ],
  ['auth.sign_in', 'accountsApi.signIn', 'AAAAAAA', (world, who) => ({ body: { email: world.emailOf(who), password: own } })],
  ['auth.admin_sign_in', 'accountsApi.adminSignIn', 'FFFFFFA', (world, who) => ({ body: { email: world.emailOf(who), password: own } })],
  ['auth.refresh', 'accountsApi.refresh', 'USSSSSS', nothing],
  ['auth.sign_out', 'accountsApi.signOut', 'ISSSSSS', nothing],
  ['auth.get_user', 'accountsApi.user', 'USSSSSS', nothing],
  ['auth.verify_email', 'accountsApi.verifyEmail', 'IIIIIII', () => ({ body: token })],
  ['auth.resend_verification', 'accountsApi.resendVerification', 'IIIIIII', () => ({ body: { email: `${unique()}@people.example` } })],
  ['auth.request_password_reset', 'accountsApi.requestPasswordReset', 'IIIIIII', () => ({ body: { email: `${unique()}@people.example` } })],
  ['auth.reset_password', 'accountsApi.resetPassword', 'IIIIIII', () => ({ body: { ...token, password: own, confirmPassword: own } })],
  ['auth.confirm_email', 'accountsApi.confirmEmail', 'IIIIIII', () => ({ body: token })],
  [
    'auth.change_password',
    'accountsApi.changePassword',
    'USSSSSS',
    () => ({ body: { current_password: own, password: 'Ndovu2026', confirmPassword: 'Ndovu2026' } }),
  ],
  [
    'auth.change_email',
    'accountsApi.changeEmail',
    'USSSSSF',
    () => ({ body: { current_password: own, email: `${unique()}@people.example` } }),
  ],

  ['profile.read_own', 'accountsApi.profile', 'USSSSSS', nothing],
  ['profile.update_own', 'accountsApi.updateProfile', 'USSSSSS', () => ({ body: profile })],
  ...['is_verified', 'rating', 'admin_role', 'user_type', 'user_id', 'email'].map(
    (field): Row => [
      `profile.update_own: ${field}`,
      'accountsApi.updateProfile',
      'UEEEEEE',
      () => ({ body: { ...profile, [field]: 'buyer' } }),
    ],
  ),
  ['profile.update of another', 'PUT /api/profile/:id', 'XXXXXXX', (world) => ({ id: world.people.buyerOwner.user_id, body: profile })],
  ['profile.set_yard_hours', 'accountsApi.setYardHours', 'UFFSSSF', () => ({ body: defaultYardHours })],
  ['profile.list_all', 'adminAccountsApi.users', 'UFFFFFA', nothing],
  [
    'profile.set_is_verified of a dealer',
    'adminAccountsApi.setVerification',
    'UFFFFFA',
    async (world) => ({ id: await world.newDealer(), body: { is_verified: false, reason: 'Moved away' } }),
  ],
  [
    'profile.set_is_verified of a buyer',
    'adminAccountsApi.setVerification',
    'UFFFFFC',
    (world) => ({ id: world.people.buyerOwner.user_id, body: allChecked() }),
  ],
  [
    'profile.set_is_verified of a waiting dealer',
    'adminAccountsApi.setVerification',
    'UFFFFFA',
    ofWaiting({ business_license: 'L-1' }, allChecked),
  ],
  ['profile.ask_for_licence', 'adminAccountsApi.askForLicence', 'UFFFFFA', ofWaiting()],
  [
    'profile.ask_for_more',
    'adminAccountsApi.askForMore',
    'UFFFFFA',
    ofWaiting({}, () => ({ id: uuidv7(), reason: 'A photo of the yard' })),
  ],
  // Verified dealers can't change what was checked.
  ['profile.set_licence_photo', 'accountsApi.setLicencePhoto', 'UFFSCCF', () => ({ body: { photo_id: null } })],
  ['profile.set_admin_role', 'PUT /api/profile/admin_role', 'XXXXXXX', () => ({ body: { admin_role: 'super_admin' } })],
];
