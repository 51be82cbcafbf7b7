import { useUser } from '../../client/session.ts';
import { BuyerAnalytics } from '../../modules/analytics/buyer-analytics.tsx';
import { DealerAnalytics } from '../../modules/analytics/dealer-analytics.tsx';

/** /dashboard/analytics: how the reader's own business goes (docs/domain/limits-and-money.md, "Analytics"). One screen: each further one weighs on every first load. */
export function Component() {
  return useUser().role === 'dealer' ? <DealerAnalytics /> : <BuyerAnalytics />;
}
