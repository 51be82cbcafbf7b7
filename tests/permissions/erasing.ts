import { nothing, type Row, stranger } from './row.ts';

export const erasing: Row[] = [
  ['account.erase_own: what it means', 'erasingApi.read', 'USSSSSF', nothing],
  // Its success ends the persona: tests/erasing has it.
  ['account.erase_own with a wrong password', 'erasingApi.erase', 'UEEEEEF', () => ({ body: { current_password: 'Wrong2026' } })],
  ['account.erase_own of another', 'erasingApi.erase', 'UEEEEEF', () => ({ body: { current_password: 'Simba2026', user_id: stranger } })],
];
