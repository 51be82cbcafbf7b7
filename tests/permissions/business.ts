import { defaultYardHours } from '../../shared/profile/hours.ts';
import { nothing, type Row } from './row.ts';

export const business: Row[] = [
  ['profile.set_yard_hours', 'businessApi.setYardHours', 'UFFSSSF', () => ({ body: defaultYardHours })],
  // Verified dealers can't change what was checked.
  ['profile.set_licence_photo', 'businessApi.setLicencePhoto', 'UFFSCCF', () => ({ body: { photo_id: null } })],
  // Nothing waits, so whoever may ask for it is told so.
  ['business_change.take_back', 'businessApi.takeBackChange', 'UFFCCCF', nothing],
  [
    'business_change.take_back what waits',
    'businessApi.takeBackChange',
    'UFFCSSF',
    async (world, who) => {
      if (who === 'dealerOther' || who === 'dealerParty') await world.proposed(world.people[who].user_id);
      return {};
    },
  ],
];
