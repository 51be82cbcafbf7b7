import { table } from '../table.ts';
import * as en from './en/health-checks.ts';

// The administrator's screens speak English.
export const healthChecksWords = table({ en, sw: en });
