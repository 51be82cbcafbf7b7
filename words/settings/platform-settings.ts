import { table } from '../table.ts';
import * as en from './en/platform-settings.ts';

// The administrator's screens speak English.
export const platformSettingsWords = table({ en, sw: en });
