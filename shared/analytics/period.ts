import { oneOf } from '../addresses/filters.ts';

/** The periods that figures can be asked for, the shortest first. */
export const periods = ['7d', '30d', '90d', '1y'] as const;
export type Period = (typeof periods)[number];
export const usualPeriod: Period = '30d';

/** How many days each has, with today, and into how many pieces a line over it is cut. */
export const lengthOf: Record<Period, { days: number; pieces: number }> = {
  '7d': { days: 7, pieces: 7 },
  '30d': { days: 30, pieces: 10 },
  '90d': { days: 90, pieces: 10 },
  '1y': { days: 365, pieces: 12 },
};

/** The period in an address, the usual one where it has none that is known. */
export const periodIn = (address: URLSearchParams): Period => oneOf(periods)(address.get('period')) ?? usualPeriod;
