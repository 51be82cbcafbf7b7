/** The most cars that fit a request which are counted; that many are shown as '1,000+'. */
export const mostFittingCars = 1_000;
