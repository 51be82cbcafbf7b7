import { table } from '../table.ts';
import * as en from './en/proof.ts';
import * as sw from './sw/proof.ts';

export const proofWords = table({ en, sw });
