import { en as plural } from '../../plural.ts';

export const yourRating = 'Your rating';
export const stars = (count: number) => plural(count, { one: '1 star', other: '# stars' });
export const review = 'Review';
export const reviewHint = (reviewer: string) => `Stars and review are shown on the dealer’s page as “${reviewer}”. A rating is final.`;
export const submit = 'Submit rating';
export const sending = 'Sending…';
export const submitted = 'Rating Submitted';
export const notSubmitted = 'Failed to submit rating. Please try again.';

// A dealer's answer.
export const answerThis = 'Answer this review';
export const yourAnswer = 'Your answer';
export const answerHint =
  'It stands below the review on your page, for everyone signed in. You can answer once, and not change it. At most 500 characters.';
export const publish = 'Publish';
export const publishing = 'Publishing…';
export const published = 'Answer published';
export const notPublished = 'Failed to publish the answer';
