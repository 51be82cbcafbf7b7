import { table } from '../table.ts';
import * as en from './en/share-plates.ts';
import * as sw from './sw/share-plates.ts';

export const sharePlatesWords = table({ en, sw });
