import { table } from '../table.ts';
import * as en from './en/email-section.tsx';
import * as sw from './sw/email-section.tsx';

export const emailSectionWords = table({ en, sw });
