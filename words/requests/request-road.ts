import { table } from '../table.ts';
import * as en from './en/request-road.ts';
import * as sw from './sw/request-road.ts';

export const requestRoadWords = table({ en, sw });
