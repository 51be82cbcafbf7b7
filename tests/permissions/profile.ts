import { nothing, type Row } from './row.ts';

const fields = { full_name: 'Wanjiru Kamau', phone: '0712 345 678', location: 'Nakuru' };

export const profile: Row[] = [
  ['profile.read_own', 'profileApi.read', 'USSSSSS', nothing],
  ['profile.update_own', 'profileApi.update', 'USSSSSS', () => ({ body: fields })],
  ['profile.set_language', 'profileApi.setLanguage', 'USSSSSF', () => ({ body: { language: 'en' } })],
  ...['is_verified', 'rating', 'admin_role', 'user_type', 'user_id', 'email'].map(
    (field): Row => [`profile.update_own: ${field}`, 'profileApi.update', 'UEEEEEE', () => ({ body: { ...fields, [field]: 'buyer' } })],
  ),
  ['profile.update of another', 'PUT /api/profile/:id', 'XXXXXXX', (world) => ({ id: world.people.buyerOwner.user_id, body: fields })],
  ['profile.set_admin_role', 'PUT /api/profile/admin_role', 'XXXXXXX', () => ({ body: { admin_role: 'super_admin' } })],
];
