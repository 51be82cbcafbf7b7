import type { ComponentType } from 'react';

/** What the file of a screen exports. */
export interface ScreenFile {
  Component: ComponentType;
}

/** The files of the administrator's screens but the home. */
export const files = import.meta.glob<ScreenFile>(['./pages/admin/*.tsx', '!./pages/admin/home.tsx']);
