import { table } from '../table.ts';
import * as en from './en/removed-message.ts';
import * as sw from './sw/removed-message.ts';

export const removedMessageWords = table({ en, sw });
