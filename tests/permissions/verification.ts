import { uuidv7 } from 'uuidv7';
import { allChecked } from '../support/accounts.ts';
import type { Row } from './row.ts';

const ofWaiting =
  (traits: { business_license?: string } = {}, body?: () => object): Row[3] =>
  async (world) => ({ id: await world.waitingDealer(traits), ...(body && { body: body() }) });

const ofParty: Row[3] = (world) => ({ id: world.people.dealerParty.user_id });

export const verification: Row[] = [
  [
    'profile.set_is_verified of a dealer',
    'verificationApi.set',
    'UFFFFFA',
    async (world) => ({ id: await world.newDealer(), body: { is_verified: false, reason: 'Moved away' } }),
  ],
  [
    'profile.set_is_verified of a buyer',
    'verificationApi.set',
    'UFFFFFC',
    (world) => ({ id: world.people.buyerOwner.user_id, body: allChecked() }),
  ],
  ['profile.set_is_verified of a waiting dealer', 'verificationApi.set', 'UFFFFFA', ofWaiting({ business_license: 'L-1' }, allChecked)],
  ['profile.ask_for_licence', 'verificationApi.askForLicence', 'UFFFFFA', ofWaiting()],
  ['profile.ask_for_more', 'verificationApi.askForMore', 'UFFFFFA', ofWaiting({}, () => ({ id: uuidv7(), reason: 'A photo of the yard' }))],
  [
    'business_change.approve',
    'verificationApi.approveChange',
    'UFFFFFA',
    async (world) => {
      const id = await world.newDealer();
      return { id, body: { change_id: await world.proposed(id) } };
    },
  ],
  [
    'business_change.refuse',
    'verificationApi.refuseChange',
    'UFFFFFA',
    async (world) => {
      const id = await world.newDealer();
      return { id, body: { change_id: await world.proposed(id), reason: 'The licence is another firm’s' } };
    },
  ],
  [
    'business_change.approve what was not seen',
    'verificationApi.approveChange',
    'UFFFFFC',
    async (world) => {
      const id = await world.newDealer();
      await world.proposed(id);
      return { id, body: { change_id: uuidv7() } };
    },
  ],
  ['profile.verification_effects', 'verificationApi.effects', 'UFFFFFA', ofParty],
];
