import { signUpForm } from '../support/accounts.ts';
import { unique } from '../support/app.ts';
import { nothing, type Row } from './row.ts';

const token = { token: `token-${unique()}` };
const own = 'Simba2026';

export const auth: Row[] = [
  ['auth.signup', 'authApi.signUp', 'ACCCCCC', () => ({ body: signUpForm() })],
  ['auth.signup as admin', 'authApi.signUp', 'EEEEEEE', () => ({ body: signUpForm({ user_type: 'admin' }) })],
  ['auth.signup with is_verified', 'authApi.signUp', 'EEEEEEE', () => ({ body: signUpForm({ is_verified: true }) })],
  ['auth.signup with admin_role', 'authApi.signUp', 'EEEEEEE', () => ({ body: signUpForm({ admin_role: 'super_admin' }) })],
  ['auth.signup with rating', 'authApi.signUp', 'EEEEEEE', () => ({ body: signUpForm({ rating: 5 }) })],
  ['auth.signup with the admin’s e-mail', 'authApi.signUp', 'EEEEEEE', () => ({ body: signUpForm({ email: 'admin@tafutagari.example' }) })],
  ['auth.sign_in', 'authApi.signIn', 'AAAAAAA', (world, who) => ({ body: { email: world.emailOf(who), password: own } })],
  ['auth.admin_sign_in', 'authApi.adminSignIn', 'FFFFFFA', (world, who) => ({ body: { email: world.emailOf(who), password: own } })],
  ['auth.refresh', 'authApi.refresh', 'USSSSSS', nothing],
  ['auth.sign_out', 'authApi.signOut', 'ISSSSSS', nothing],
  ['auth.get_user', 'authApi.user', 'USSSSSS', nothing],
  ['auth.verify_email', 'authApi.verifyEmail', 'IIIIIII', () => ({ body: token })],
  ['auth.resend_verification', 'authApi.resendVerification', 'IIIIIII', () => ({ body: { email: `${unique()}@people.example` } })],
  ['auth.request_password_reset', 'authApi.requestPasswordReset', 'IIIIIII', () => ({ body: { email: `${unique()}@people.example` } })],
  ['auth.reset_password', 'authApi.resetPassword', 'IIIIIII', () => ({ body: { ...token, password: own, confirmPassword: own } })],
  ['auth.confirm_email', 'authApi.confirmEmail', 'IIIIIII', () => ({ body: token })],
  [
    'auth.change_password',
    'authApi.changePassword',
    'USSSSSS',
    () => ({ body: { current_password: own, password: 'Ndovu2026', confirmPassword: 'Ndovu2026' } }),
  ],
  ['auth.change_email', 'authApi.changeEmail', 'USSSSSF', () => ({ body: { email: `${unique()}@people.example` } })],

  ['auth.send_new_email_again', 'emailChangeApi.sendAgain', 'USSSSSF', async (world, who) => world.awaitEmail(world.people[who].user_id)],
  ['auth.take_back_new_email', 'emailChangeApi.takeBack', 'USSSSSF', async (world, who) => world.awaitEmail(world.people[who].user_id)],
  ['auth.list_own_sessions', 'sessionsApi.list', 'USSSSSS', nothing],
  [
    'auth.revoke_own_session',
    'sessionsApi.end',
    'USSSSSS',
    async (world, who) => ({ id: await world.newSession(world.people[who].user_id) }),
  ],
  [
    'auth.revoke_own_session of another',
    'sessionsApi.end',
    'UNNNNNN',
    async (world) => ({ id: await world.newSession(await world.newDealer()) }),
  ],
  ['auth.revoke_other_sessions', 'sessionsApi.endOthers', 'USSSSSS', nothing],

  ['auth.finish_sign_in without a password', 'secondStepApi.finish', 'UUUUUUU', () => ({ body: { code: '123456' } })],
  ['auth.finish_sign_in by a made-up link', 'secondStepApi.byLink', 'IIIIIII', () => ({ body: token })],
  ['auth.read_second_factor', 'secondFactorApi.read', 'USSSSSS', nothing],
  ['auth.set_up_second_factor with a made-up key', 'secondFactorApi.setUp', 'UIIIIII', () => ({ body: { setup: 'x', code: '123456' } })],
  ['auth.new_recovery_codes without one', 'secondFactorApi.newCodes', 'UCCCCCC', nothing],
  ['auth.keep_recovery_codes', 'secondFactorApi.kept', 'USSSSSS', () => ({ body: { kept: true } })],
  ['auth.switch_off_second_factor without one', 'secondFactorApi.switchOff', 'UCCCCCC', nothing],
  ['auth.read_second_factor of another', 'secondFactorApi.ofPerson', 'UFFFFFA', async (world) => ({ id: await world.newDealer() })],
  ['auth.clear_second_factor of who has none', 'secondFactorApi.clear', 'UFFFFFC', async (world) => ({ id: await world.newDealer() })],
  ['auth.give_proof', 'proofApi.give', 'USSSSSS', () => ({ body: { current_password: own } })],
  ['auth.check_proof', 'proofApi.check', 'USSSSSS', nothing],
];
