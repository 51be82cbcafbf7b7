import { appointmentsApi } from '../../../shared/appointments/api.ts';
import { commissionsApi } from '../../../shared/commissions/api.ts';
import type { CommissionFilter } from '../../../shared/commissions/filters.ts';
import { commissionLines, commissions, commissionTotals } from '../../../shared/commissions/reads.ts';
import type { BodyInput } from '../../../shared/contract.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** The dealer's own commissions, everybody's for the administrator, newest first. */
export const useCommissions = (status?: CommissionFilter) => usePaged('commissions', commissions(status));

/** The dealer's newest, as lines of the home. */
export const useCommissionLines = () => usePaged('commissions', commissionLines);

/** The sums of the dealer's own. */
export const useCommissionTotals = () => useRead('commissions', commissionTotals);

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
