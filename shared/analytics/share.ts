import { analyticsWords } from '../../words/analytics/analytics.ts';

/** A part of a whole with both its numbers, '5 of 13': a rounder ratio would promise more, or less, than there was. '–' of nothing. */
export const shareInWords = (part: number, whole: number) => (whole === 0 ? '–' : analyticsWords.partOf(part, whole));

/** The same as whole points of percent; null of nothing. */
export const shareInPoints = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 100));
