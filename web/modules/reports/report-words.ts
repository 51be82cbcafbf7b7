import type { ThingKind } from '../../../shared/moderation/kinds.ts';

interface ReportWords {
  title: string;
  /** Who is never told who reported. */
  untold: string;
  /** What is taken away at the most. */
  most: string;
}

/** What somebody who reports reads about each kind of thing. */
export const reportWords: Record<ThingKind, ReportWords> = {
  request: { title: 'Report this request', untold: 'The buyer is', most: 'the request is closed' },
  bid: { title: 'Report this offer', untold: 'The dealer is', most: 'the offer is taken away' },
  car: { title: 'Report this car', untold: 'The dealer is', most: 'the car is taken down' },
  message: { title: 'Report this message', untold: 'Who wrote it is', most: 'the message is hidden' },
  review: { title: 'Report this review', untold: 'Who wrote it is', most: 'the review is hidden' },
  person: { title: 'Report this person', untold: 'They are', most: 'a dealer’s verification is taken back' },
};
