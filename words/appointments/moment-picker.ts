import { table } from '../table.ts';
import * as en from './en/moment-picker.ts';
import * as sw from './sw/moment-picker.ts';

export const momentPickerWords = table({ en, sw });
