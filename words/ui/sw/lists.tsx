import type { ReactNode } from 'react';

export const showing = (meant: ReactNode) => <>Inaonyesha {meant}.</>;
export const searchFor = (typed: string) => `Tafuta “${typed}”`;
