import type { Profile } from '../../shared/profile/api.ts';
import { me } from './form.tsx';

/** What our team checks of this dealer's business. */
export const business = { business_name: 'Rift Motors', business_license: 'BN-1', business_address: 'Ngong Road' };

/** The whole profile of a dealer that waits for verification, as far as forms ask it. */
export const profile = {
  user_id: me,
  full_name: 'Wanjiru Kamau',
  phone: '0712 345 678',
  phone_e164: '+254712345678',
  location: 'Nairobi',
  ...business,
  user_type: 'dealer',
  is_verified: false,
  business_change: null,
  verification: null,
  licence_photo: null,
  waiting_since: '2026-11-20T07:00:00Z',
  version: 7,
  details_version: 3,
} as Profile;

/** What is typed where a person is reached, and what is sent of it. */
export const contact = {
  phone: { typed: ' 0722 000 111 ', sends: '0722 000 111', emptied: null },
  location: { typed: 'Eldoret', sends: 'Eldoret', emptied: null },
};
