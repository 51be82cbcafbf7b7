import { table } from '../table.ts';
import * as en from './en/delete-request.tsx';
import * as sw from './sw/delete-request.tsx';

export const deleteRequestWords = table({ en, sw });
