/** /dashboard/admin/analytics: how the whole marketplace goes (docs/domain/limits-and-money.md, "Analytics of the marketplace"). */
export { PlatformAnalytics as Component } from '../../../modules/analytics/platform-analytics.tsx';
