import { commissionTotals, ownCommissions } from '../../../shared/commissions/reads.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** The dealer's own commissions, newest first. */
export const useCommissions = () => usePaged('commissions', ownCommissions);

/** Their sums. */
export const useCommissionTotals = () => useRead('commissions', commissionTotals);
