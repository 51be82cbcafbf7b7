import { table } from '../table.ts';
import * as en from './en/settings-rules.ts';

// The administrator's screens and files speak English.
export const settingsRulesWords = table({ en, sw: en });
