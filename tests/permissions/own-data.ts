import { uuidv7 } from 'uuidv7';
import { nothing, type Row, stranger } from './row.ts';

export const ownData: Row[] = [
  ['account.export_own data: read', 'ownDataApi.export', 'USSSSSS', nothing],
  ['account.export_own data', 'ownDataApi.startExport', 'USSSSSS', () => ({ body: { id: uuidv7() } })],
  ['account.export_own data for another', 'ownDataApi.startExport', 'UEEEEEE', () => ({ body: { id: uuidv7(), user_id: stranger } })],
  ['account.export_own data: download another’s', 'ownDataApi.exportFile', 'UNNNNNN', async (world) => ({ id: await world.readyExport() })],
  ['account.erase_own: what it means', 'ownDataApi.erasing', 'USSSSSF', nothing],
  // Its success ends the persona: tests/own-data has it.
  ['account.erase_own with a wrong password', 'ownDataApi.erase', 'UEEEEEF', () => ({ body: { current_password: 'Wrong2026' } })],
  ['account.erase_own of another', 'ownDataApi.erase', 'UEEEEEF', () => ({ body: { current_password: 'Simba2026', user_id: stranger } })],
];
