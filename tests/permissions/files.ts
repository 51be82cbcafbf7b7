import { uuidv7 } from 'uuidv7';
import { nothing, type Row, stranger } from './row.ts';

export const files: Row[] = [
  ['admin_files.list', 'filesApi.list', 'UFFFFFA', () => ({ query: '?kind=backup' })],
  ['admin_files.list of no kind', 'filesApi.list', 'UFFFFFE', nothing],
  ['admin_files.start', 'filesApi.start', 'UFFFFFA', () => ({ body: { id: uuidv7(), kind: 'export' } })],
  ['admin_files.start of another kind', 'filesApi.start', 'UFFFFFE', () => ({ body: { id: uuidv7(), kind: 'secrets' } })],
  ['admin_files.download one that is not there', 'filesApi.file', 'UFFFFFN', () => ({ id: stranger })],
];
