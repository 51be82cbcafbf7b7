import { appointmentsApi } from '../../../shared/appointments/api.ts';
import { disputed } from '../../../shared/appointments/reads.ts';
import { commissionsApi } from '../../../shared/commissions/api.ts';
import type { CommissionFilter } from '../../../shared/commissions/filters.ts';
import { allCommissions, commissionTotals, ownCommissions } from '../../../shared/commissions/reads.ts';
import type { BodyInput } from '../../../shared/contract.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** The dealer's own commissions, newest first. */
export const useCommissions = () => usePaged('commissions', ownCommissions);

/** Their sums. */
export const useCommissionTotals = () => useRead('commissions', commissionTotals);

/** Everybody's commissions, for the administrator. */
export const useAllCommissions = (status?: CommissionFilter) => usePaged('commissions', allCommissions(status));

/** The disputed outcomes that wait for the administrator. */
export const useDisputed = () => usePaged('appointments', disputed);

/** Marks a commission as paid. */
export function useMarkPaid(id: string) {
  return useChange(['commission.paid'], (body: BodyInput<typeof commissionsApi.markPaid>) =>
    call(commissionsApi.markPaid, { params: { id }, body }),
  );
}

/** Decides the disputes about an outcome. */
export function useDecide(id: string) {
  return useChange(['outcome.decided'], (body: BodyInput<typeof appointmentsApi.decide>) =>
    call(appointmentsApi.decide, { params: { id }, body }),
  );
}
