import { uuidv7 } from 'uuidv7';
import { nothing, type Row } from './row.ts';

export const ownAccount: Row[] = [
  ['profile.read_full_row of another', 'adminAccountsApi.fullProfile', 'UNNNNNA', async (world) => ({ id: await world.newDealer() })],
  // Nothing waits, so whoever may ask for it is told so.
  ['business_change.take_back', 'businessChangeApi.takeBack', 'UFFCCCF', nothing],
  [
    'business_change.take_back what waits',
    'businessChangeApi.takeBack',
    'UFFCSSF',
    async (world, who) => {
      if (who === 'dealerOther' || who === 'dealerParty') await world.proposed(world.people[who].user_id);
      return {};
    },
  ],
  [
    'business_change.approve',
    'businessChangeApi.approve',
    'UFFFFFA',
    async (world) => {
      const id = await world.newDealer();
      return { id, body: { change_id: await world.proposed(id) } };
    },
  ],
  [
    'business_change.refuse',
    'businessChangeApi.refuse',
    'UFFFFFA',
    async (world) => {
      const id = await world.newDealer();
      return { id, body: { change_id: await world.proposed(id), reason: 'The licence is another firm’s' } };
    },
  ],
  [
    'business_change.approve what was not seen',
    'businessChangeApi.approve',
    'UFFFFFC',
    async (world) => {
      const id = await world.newDealer();
      await world.proposed(id);
      return { id, body: { change_id: uuidv7() } };
    },
  ],
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
];
