import { nothing, type Row } from './row.ts';

export const analytics: Row[] = [
  ['analytics.dealer (own figures)', 'analyticsApi.dealer', 'UFFSSSF', nothing],
  ['analytics.dealer (own figures), as a file', 'analyticsApi.dealerCsv', 'UFFSSSF', nothing],
  ['analytics.buyer (own figures)', 'analyticsApi.buyer', 'USSFFFF', nothing],
  ['analytics.buyer (own figures), as a file', 'analyticsApi.buyerCsv', 'USSFFFF', nothing],
  ['analytics.platform reads', 'platformAnalyticsApi.read', 'UFFFFFA', nothing],
  ['analytics.export', 'platformAnalyticsApi.csv', 'UFFFFFA', nothing],
  ['admin.home report', 'platformAnalyticsApi.report', 'UFFFFFA', nothing],
  ['analytics: an unknown period', 'analyticsApi.dealer', 'UFFEEEF', () => ({ query: '?period=2d' })],
];
