import { read } from '../contract.ts';
import { filesApi } from './api.ts';
import type { FileKind } from './kinds.ts';

/** The files of a kind that the worker made for the administrator. */
export const adminFiles = (kind: FileKind) => read(filesApi.list, { query: { kind } });
