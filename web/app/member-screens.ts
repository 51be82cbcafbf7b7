import type { ScreenFile } from './admin-screens.ts';

/** The files of the screens of buyers and dealers but their homes, and of those that all roles have. */
export const files = import.meta.glob<ScreenFile>(['./pages/*.tsx', './pages/{buyer,dealer}/*.tsx', '!./pages/*/home.tsx']);
