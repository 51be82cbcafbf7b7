/** What a list of commissions can be narrowed to; overdue and held ones are pending too. */
export const commissionFilters = ['pending', 'overdue', 'held', 'paid'] as const;
export type CommissionFilter = (typeof commissionFilters)[number];
