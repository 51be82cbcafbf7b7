/** What a published figure is compared with. */
const realFigures = ['cars_on_market', 'verified_dealers', 'sales', 'rating'] as const;

/** The published figures, by the key of their text, each with the real one that it speaks of. */
export const publishedFigures = {
  'home/hero/cars': { of: 'cars_on_market', place: 'The landing page', noun: 'cars' },
  'home/hero/dealers': { of: 'verified_dealers', place: 'The landing page', noun: 'verified dealers' },
  'about/impact/dealers': { of: 'verified_dealers', place: 'About', noun: 'verified dealers' },
  'about/impact/customers': { of: 'sales', place: 'About', noun: 'happy customers' },
  'about/impact/sold': { of: 'sales', place: 'About', noun: 'cars sold' },
  'about/impact/rating': { of: 'rating', place: 'About', noun: 'average rating' },
} as const satisfies Record<string, { of: (typeof realFigures)[number]; place: string; noun: string }>;
export type PublishedFigure = keyof typeof publishedFigures;
export const publishedKeys = Object.keys(publishedFigures) as [PublishedFigure, ...PublishedFigure[]];
export const isPublishedFigure = (key: string): key is PublishedFigure => key in publishedFigures;
