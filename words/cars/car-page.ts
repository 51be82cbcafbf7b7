import { table } from '../table.ts';
import * as en from './en/car-page.tsx';
import * as sw from './sw/car-page.tsx';

export const carPageWords = table({ en, sw });
