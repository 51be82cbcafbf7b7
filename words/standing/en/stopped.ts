/** To both parties of a deal while one of them is stopped. */
export const underReview = 'An account is under review.';
