import { table } from '../table.ts';
import * as en from './en/piece.ts';
import * as sw from './sw/piece.ts';

export const pieceWords = table({ en, sw });
