import { table } from '../table.ts';
import * as en from './en/suspended-home.tsx';
import * as sw from './sw/suspended-home.tsx';

export const suspendedHomeWords = table({ en, sw });
