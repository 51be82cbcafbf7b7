import { table } from '../table.ts';
import * as en from './en/road.ts';
import * as sw from './sw/road.ts';

export const roadWords = table({ en, sw });
