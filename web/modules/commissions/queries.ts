import { useQuery } from '@tanstack/react-query';
import { commissionsApi } from '../../../shared/commissions/api.ts';
import { call } from '../../client/call.ts';
import { usePaged } from '../../client/use-paged.ts';

/** The own commissions, newest first. */
export function useCommissions() {
  return usePaged(['commissions', 'own'], commissionsApi.list);
}

/** Their sums. */
export function useCommissionTotals() {
  return useQuery({ queryKey: ['commissions', 'totals'], queryFn: ({ signal }) => call(commissionsApi.totals, {}, signal) });
}
