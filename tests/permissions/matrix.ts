import { uuidv7 } from 'uuidv7';
import { signUpForm } from '../support/accounts.ts';
import { unique } from '../support/app.ts';
import { bidForm, inDays, requestForm } from '../support/deal.ts';
import type { DealState, PersonaName, World } from '../support/world.ts';

/** What is asked: the row's id, and what is sent. */
export interface Call {
  id?: string;
  body?: object;
  query?: string;
  /** Sent as it is, with these headers. */
  raw?: { payload: Buffer; headers: Record<string, string> };
}

type MakeCall = (world: World, who: PersonaName) => Call | Promise<Call>;

/** The operation, its endpoint of the contract (or 'METHOD /path' where there is no such route), what the seven personas get, and how it is asked. */
export type Row = readonly [operation: string, endpoint: string, letters: string, call: MakeCall];

const nothing: MakeCall = () => ({});
const token = { token: `token-${unique()}` };
const own = 'Simba2026';
const profile = { full_name: 'Wanjiru Kamau', phone: '0712 345 678', location: 'Nakuru' };

const ofRequest =
  (body?: () => object): MakeCall =>
  async (world) => ({ id: (await world.deal('offered')).request, ...(body && { body: body() }) });
const ofBid =
  (state: DealState, body?: () => object): MakeCall =>
  async (world) => ({ id: (await world.deal(state)).bid, ...(body && { body: body() }) });
const ofAppointment =
  (state: DealState, body?: () => object): MakeCall =>
  async (world) => ({ id: (await world.deal(state)).viewing, ...(body && { body: body() }) });

const booking = () => ({ id: uuidv7(), ...inDays(3) });
const message = () => ({ id: uuidv7(), message: 'Habari' });
const stranger = uuidv7();

/**
 * Who may do what: Visitor, Buyer-owner, Buyer-other, Dealer-unverified, Dealer-verified-other, Dealer-party, Admin.
 *
 * A allowed; S allowed on own rows; I the same answer for all; U 401; F 403; N 404, the same as for a made-up id; C 409; E 422; X no such route.
 */
export const matrix: readonly Row[] = [
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
    () => ({ body: { current_password: own, password: own, confirmPassword: own } }),
  ],
  [
    'auth.change_email',
    'accountsApi.changeEmail',
    'USSSSSF',
    () => ({ body: { current_password: own, email: `${unique()}@people.example` } }),
  ],

  ['profile.read_own', 'accountsApi.profile', 'USSSSSS', nothing],
  ['profile.read_full_row of another', 'GET /api/profile/:id', 'XXXXXXX', (world) => ({ id: world.people.buyerOwner.user_id })],
  ['profile.read_dealer_card', 'accountsApi.dealer', 'UAAAAAA', (world) => ({ id: world.people.dealerParty.user_id })],
  ['profile.read_dealer_card of a buyer', 'accountsApi.dealer', 'UNNNNNN', (world) => ({ id: world.people.buyerOwner.user_id })],
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
  ['profile.list_all', 'accountsApi.users', 'UFFFFFA', nothing],
  [
    'profile.set_is_verified of a dealer',
    'accountsApi.setVerification',
    'UFFFFFA',
    async (world) => ({ id: await world.newDealer(), body: { is_verified: false } }),
  ],
  [
    'profile.set_is_verified of a buyer',
    'accountsApi.setVerification',
    'UFFFFFC',
    (world) => ({ id: world.people.buyerOwner.user_id, body: { is_verified: true } }),
  ],
  ['profile.set_admin_role', 'PUT /api/profile/admin_role', 'XXXXXXX', () => ({ body: { admin_role: 'super_admin' } })],

  ['request.insert', 'requestsApi.post', 'UAAFFFF', () => ({ body: requestForm() })],
  ['request.insert with another’s user_id', 'requestsApi.post', 'UEEFFFF', () => ({ body: requestForm({ user_id: stranger }) })],
  ['request.insert with status', 'requestsApi.post', 'UEEFFFF', () => ({ body: requestForm({ status: 'completed' }) })],
  ['request.list_own with nested bids', 'requestsApi.own', 'USSFFFF', nothing],
  // Reading one has an endpoint for buyers and one for dealers, who see other columns: together they are the matrix's UANSSSA.
  ['request.read_one, as its buyer', 'requestsApi.readOwn', 'UANFFFF', ofRequest()],
  ['request.read_one, as a dealer', 'requestsApi.readActive', 'UFFSSSA', ofRequest()],
  ['request.read_one, closed', 'requestsApi.readActive', 'UFFNNSA', async (world) => ({ id: (await world.deal('sold')).request })],
  ['request.list_active', 'requestsApi.active', 'UFFAAAA', nothing],
  ['request.reveal_phone', 'requestsApi.revealPhone', 'UFFFAAA', ofRequest()],
  ['request.update_status', 'requestsApi.setStatus', 'UFFFFFA', ofRequest(() => ({ status: 'cancelled' }))],
  ['request.update_content', 'PUT /api/requests/:id', 'XXXXXXX', ofRequest(requestForm)],
  ['request.delete', 'requestsApi.delete', 'UANFFFF', ofRequest()],

  ['bid.insert', 'bidsApi.place', 'UFFFACF', ofRequest(bidForm)],
  ['bid.insert with a forged dealer_id', 'bidsApi.place', 'UFFFEEF', ofRequest(() => bidForm({ dealer_id: stranger }))],
  ['bid.insert with a forged status', 'bidsApi.place', 'UFFFEEF', ofRequest(() => bidForm({ status: 'accepted' }))],
  [
    'bid.insert with foreign image_urls',
    'bidsApi.place',
    'UFFFEEF',
    async (world) => ({
      id: (await world.deal('offered')).request,
      body: bidForm({ image_urls: [`/photos/${world.photo.name}/800.webp`] }),
    }),
  ],
  ['bid.list for a request', 'bidsApi.ofRequest', 'UANSSSA', ofRequest()],
  // The matrix's UFFSSSA is about a dealer's bids; buyers get the offers they received from the same endpoint.
  ['bid.list_own', 'bidsApi.own', 'USSSSSA', nothing],
  ['bid.accept', 'bidsApi.accept', 'UANFFFF', ofBid('offered')],
  ['bid.reject', 'bidsApi.reject', 'UANFFFF', ofBid('offered')],
  ['bid.update', 'PUT /api/bids/:id', 'XXXXXXX', ofBid('offered', bidForm)],
  ['bid.withdraw', 'POST /api/bids/:id/withdraw', 'XXXXXXX', ofBid('offered')],
  ['bid.delete', 'DELETE /api/bids/:id', 'XXXXXXX', ofBid('offered')],

  ['appointment.insert', 'appointmentsApi.book', 'UANFFFF', ofBid('accepted', booking)],
  ...['buyer_id', 'dealer_id', 'request_id', 'status'].map(
    (field): Row => [
      `appointment.insert with a forged ${field}`,
      'appointmentsApi.book',
      'UENFFFF',
      ofBid('accepted', () => ({ ...booking(), [field]: stranger })),
    ],
  ),
  ['appointment.confirm, proposed by the buyer', 'appointmentsApi.confirm', 'UCNNNAA', ofAppointment('booked', () => ({}))],
  ['appointment.confirm, proposed by the dealer', 'appointmentsApi.confirm', 'UANNNCA', ofAppointment('moved', () => ({}))],
  // The matrix has F for another buyer: the viewing is looked for before the body is, so it is N, which tells less.
  ['appointment.write_dealer_notes', 'appointmentsApi.confirm', 'UFNNNAF', ofAppointment('booked', () => ({ dealer_notes: 'Gate B' }))],
  ['appointment.reschedule', 'appointmentsApi.reschedule', 'UANNNAF', ofAppointment('booked', () => inDays(5))],
  ['appointment.cancel', 'appointmentsApi.cancel', 'UANNNAA', ofAppointment('booked', () => ({ reason: 'No time' }))],
  ['appointment.complete', 'appointmentsApi.complete', 'UANNNAA', ofAppointment('started', () => ({ outcome: 'sold' }))],
  [
    'appointment.dispute_outcome, recorded by the dealer',
    'appointmentsApi.dispute',
    'UANNNCF',
    ofAppointment('sold', () => ({ id: uuidv7(), reason: 'Not so' })),
  ],
  ['appointment.set_any_status', 'appointmentsApi.setStatus', 'UFFFFFA', ofAppointment('booked', () => ({ status: 'confirmed' }))],
  ['appointment.list_own', 'appointmentsApi.own', 'USSSSSS', nothing],
  ['appointment.read_one + request + bid + contact card', 'appointmentsApi.read', 'UANNNAA', ofAppointment('sold')],
  ['appointment as a calendar file', 'appointmentsApi.calendar', 'UANNNAF', ofAppointment('booked')],
  ['appointment.delete', 'DELETE /api/appointments/:id', 'XXXXXXX', ofAppointment('booked')],

  ['message.list thread', 'messagesApi.thread', 'UANNNAA', ofAppointment('booked')],
  ['message.insert', 'messagesApi.send', 'UANNNAF', ofAppointment('booked', message)],
  [
    'message.insert with a forged sender',
    'messagesApi.send',
    'UENNNEF',
    ofAppointment('booked', () => ({ ...message(), sender_id: stranger })),
  ],
  [
    'message.insert with a forged receiver',
    'messagesApi.send',
    'UENNNEF',
    ofAppointment('booked', () => ({ ...message(), receiver_id: stranger })),
  ],
  ['message.mark_read', 'messagesApi.read', 'USNNNSF', ofAppointment('booked')],
  ['message.list_own conversations', 'messagesApi.conversations', 'USSSSSS', nothing],
  ['message.count_unread own', 'messagesApi.unread', 'USSSSSS', nothing],
  ['message.update text', 'PUT /api/messages/:id', 'XXXXXXX', () => ({ id: stranger, body: message() })],
  ['message.delete', 'DELETE /api/messages/:id', 'XXXXXXX', () => ({ id: stranger })],

  ['rating.insert', 'ratingsApi.rate', 'UANFFFF', ofAppointment('started', () => ({ id: uuidv7(), rating: 5 }))],
  ['rating.update', 'PUT /api/appointments/:id/rating', 'XXXXXXX', ofAppointment('started', () => ({ rating: 1 }))],
  ['rating.delete', 'DELETE /api/appointments/:id/rating', 'XXXXXXX', ofAppointment('started')],

  ['commission.insert', 'POST /api/commissions', 'XXXXXXX', () => ({ body: { purchase_price: 1 } })],
  ['commission.list_own', 'commissionsApi.list', 'UFFSSSA', nothing],
  ['commission.list_own: the sums', 'commissionsApi.totals', 'UFFSSSF', nothing],
  [
    'commission.mark_paid',
    'commissionsApi.markPaid',
    'UFFFFFA',
    async (world) => ({ id: (await world.deal('sold')).commission, body: {} }),
  ],
  ['commission.update amount', 'PUT /api/commissions/:id', 'XXXXXXX', () => ({ id: stranger, body: { commission_amount: 1 } })],
  ['commission.unpay', 'POST /api/admin/commissions/:id/unpaid', 'XXXXXXX', () => ({ id: stranger })],
  ['commission.delete', 'DELETE /api/commissions/:id', 'XXXXXXX', () => ({ id: stranger })],

  ['the buyer’s own figures', 'homeApi.buyer', 'USSFFFF', nothing],
  ['the dealer’s own figures', 'homeApi.dealer', 'UFFSSSF', nothing],
  ['notification.list_own', 'notificationsApi.own', 'USSSSSS', nothing],
  ['notification.mark read', 'notificationsApi.read', 'USSSSSS', () => ({ body: {} })],
  ['notification.mark another’s read', 'notificationsApi.read', 'UNNNNNN', () => ({ body: { id: stranger } })],

  ['storage.upload photo', 'photosApi.upload', 'UFFAAAF', (world) => ({ query: `?id=${uuidv7()}`, raw: world.upload })],
  ['storage.upload with a chosen key', 'POST /api/photos/:id', 'XXXXXXX', (world) => ({ id: world.photo.name, raw: world.upload })],
  ['storage.list', 'photosApi.list', 'UFFSSSA', nothing],
  ['storage.delete another’s photo', 'photosApi.remove', 'UFFFFFF', (world) => ({ id: world.photo.id })],
  ['storage.read photo by address', 'GET /photos/:id/320.webp', 'AAAAAAA', (world) => ({ id: world.photo.name })],

  ['content.read', 'GET /about', 'AAAAAAA', nothing],
  ['settings.read_public', 'settingsApi.readPublic', 'AAAAAAA', nothing],
  ['content.insert', 'POST /api/content', 'XXXXXXX', () => ({ body: {} })],
  ['function.send-notification called directly', 'POST /api/functions/send-notification', 'XXXXXXX', () => ({ body: {} })],
  ['audit_log.update', 'PUT /api/events/:id', 'XXXXXXX', () => ({ id: stranger, body: {} })],
  ['audit_log.delete', 'DELETE /api/events/:id', 'XXXXXXX', () => ({ id: stranger })],
];
