import { table } from '../table.ts';
import * as en from './en/dealer-verification.tsx';
import * as sw from './sw/dealer-verification.tsx';

export const dealerVerificationWords = table({ en, sw });
