import { uuidv7 } from 'uuidv7';
import { nothing, type Row } from './row.ts';

const ofNew =
  (body?: () => object): Row[3] =>
  async (world) => ({ id: await world.newDealer(), ...(body && { body: body() }) });
const ofSuspended =
  (body: () => object): Row[3] =>
  async (world) => ({ id: await world.suspendedDealer(), body: body() });
const ofParty: Row[3] = (world) => ({ id: world.people.dealerParty.user_id });

export const standing: Row[] = [
  ['standing.read_own', 'standingApi.own', 'USSSSSS', nothing],
  ['warning.read of the party', 'standingApi.readWarning', 'UNNNNAN', async (world) => ({ id: await world.warning() })],
  // Of who is suspended: tests/permissions/stopped.ts.
  ['account.contest a suspension', 'standingApi.contest', 'UCCCCCF', () => ({ body: { contest: 'The till is not mine' } })],
  ['person.list warnings', 'standingApi.warnings', 'UFFFFFA', ofParty],
  ['person.list suspensions', 'standingApi.suspensions', 'UFFFFFA', ofParty],
  ['account.suspend: what it would stop', 'standingApi.effects', 'UFFFFFA', ofParty],
  ['person.warn', 'standingApi.warn', 'UFFFFFA', ofNew(() => ({ id: uuidv7(), words: 'Please answer your buyers' }))],
  ['account.suspend', 'standingApi.suspend', 'UFFFFFA', ofNew(() => ({ id: uuidv7(), reason: 'Asked for a deposit' }))],
  [
    'account.suspend the administrator',
    'standingApi.suspend',
    'UFFFFFC',
    (world) => ({ id: world.people.admin.user_id, body: { id: uuidv7(), reason: 'By mistake' } }),
  ],
  ['account.restore', 'standingApi.restore', 'UFFFFFA', ofSuspended(() => ({ reason: 'It was a mistake' }))],
  ['account.restore who is not suspended', 'standingApi.restore', 'UFFFFFC', ofNew(() => ({ reason: 'It was a mistake' }))],
  ['account.answer what was not contested', 'standingApi.answer', 'UFFFFFC', ofSuspended(() => ({ reason: 'It stays' }))],
  ['account.leave a lookalike', 'standingApi.leave', 'UFFFFFA', async (world) => ({ id: await world.lookalike() })],
  ['person.end sessions', 'standingApi.endSessions', 'UFFFFFA', ofNew()],
  ['session.end_other’s', 'standingApi.endSession', 'UFFFFFA', async (world) => ({ id: await world.newSession(await world.newDealer()) })],
];
