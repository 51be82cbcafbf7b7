import { table } from '../table.ts';
import * as en from './en/own-data.tsx';
import * as sw from './sw/own-data.tsx';

export const ownDataWords = table({ en, sw });
