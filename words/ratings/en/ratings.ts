// A viewing's page: the rating that is given, or was received.
export const rate = 'Rate Your Experience';
export const thanks = 'Thank you for rating this dealer!';
export const removed = 'Removed by our team: its words are gone, and its stars do not count.';
export const buyerSays = 'What the buyer says';
/** Under a review: who wrote it, as the dealer's page says it. */
export const reviewer = (month: string) => `A buyer, ${month}`;
export const stars = (rating: number) => `${rating} of 5 stars`;
export const answered = (dealer: string) => `${dealer} answered`;
export const answer = 'Answer';
