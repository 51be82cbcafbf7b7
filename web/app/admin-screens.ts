import type { ScreenFile } from './screens.tsx';

/** The files of the administrator's screens but the home. */
export const files = import.meta.glob<ScreenFile>(['./pages/admin/*.tsx', '!./pages/admin/home.tsx']);
