import { table } from '../table.ts';
import * as en from './en/location.ts';
import * as sw from './sw/location.ts';

export const locationWords = table({ en, sw });
