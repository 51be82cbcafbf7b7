import { table } from '../table.ts';
import * as en from './en/site-frame.tsx';
import * as sw from './sw/site-frame.tsx';

export const siteFrameWords = table({ en, sw });
