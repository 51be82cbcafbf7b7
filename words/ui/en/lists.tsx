import type { ReactNode } from 'react';

/** Above a list: what its search was taken to mean. */
export const showing = (meant: ReactNode) => <>Showing {meant}.</>;
export const searchFor = (typed: string) => `Search for “${typed}”`;
