import { table } from '../table.ts';
import * as en from './en/suspended-banner.tsx';
import * as sw from './sw/suspended-banner.tsx';

export const suspendedBannerWords = table({ en, sw });
