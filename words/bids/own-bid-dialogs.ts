import { table } from '../table.ts';
import * as en from './en/own-bid-dialogs.tsx';
import * as sw from './sw/own-bid-dialogs.tsx';

export const ownBidDialogsWords = table({ en, sw });
