import { table } from '../table.ts';
import * as en from './en/own-requests.tsx';
import * as sw from './sw/own-requests.tsx';

export const ownRequestsWords = table({ en, sw });
