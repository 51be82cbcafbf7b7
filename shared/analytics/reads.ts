import { read } from '../contract.ts';
import { analyticsApi } from './api.ts';
import { type Period, usualPeriod } from './period.ts';
import { platformAnalyticsApi } from './platform-api.ts';

// The usual period is not written, so that the page's preload and its link in the menu have one address.
const asked = (period: Period) => ({ query: { period: period === usualPeriod ? undefined : period } });

/** The dealer's figures of a period. */
export const dealerFigures = (period: Period) => read(analyticsApi.dealer, asked(period));

/** The buyer's figures of a period. */
export const buyerFigures = (period: Period) => read(analyticsApi.buyer, asked(period));

/** The figures of the whole marketplace in a period. */
export const platformFigures = (period: Period) => read(platformAnalyticsApi.read, asked(period));
