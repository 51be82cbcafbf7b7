/** The columns of the reply `dealerCard`, for a query over `profiles as p`. */
export const dealerCard = [
  'p.user_id',
  'p.full_name',
  'p.business_name',
  'p.location',
  'p.is_verified',
  'p.rating',
  'p.rating_count',
] as const;

/** The columns of the reply `dealerToVisit`. */
export const dealerToVisit = [...dealerCard, 'p.yard_hours'] as const;
