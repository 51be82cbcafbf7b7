import { uuidv7 } from 'uuidv7';
import { nothing, type Row, stranger } from './row.ts';

export const ownData: Row[] = [
  ['account.export_own data: read', 'ownDataApi.export', 'USSSSSS', nothing],
  [
    'account.export_own data',
    'ownDataApi.startExport',
    'USSSSSS',
    async (world, who) => {
      await world.forgetExports(world.people[who].user_id);
      return { body: { id: uuidv7() } };
    },
  ],
  ['account.export_own data for another', 'ownDataApi.startExport', 'UEEEEEE', () => ({ body: { id: uuidv7(), user_id: stranger } })],
  ['account.export_own data: download another’s', 'ownDataApi.exportFile', 'UNNNNNN', async (world) => ({ id: await world.readyExport() })],
];
