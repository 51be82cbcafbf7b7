/** The statuses of a request. */
export const statuses = { active: 'Active', completed: 'Completed', cancelled: 'Cancelled' };
export const sorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest_budget: 'Highest budget',
  lowest_budget: 'Lowest budget',
};
