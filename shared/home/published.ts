/** What a published figure is compared with. */
const realFigures = ['cars_on_market', 'verified_dealers', 'sales', 'rating'] as const;

/** The published figures, by the key of their text, each with the real one that it speaks of. */
export const publishedFigures = {
  'home/hero/cars': { of: 'cars_on_market' },
  'home/hero/dealers': { of: 'verified_dealers' },
  'about/impact/dealers': { of: 'verified_dealers' },
  'about/impact/customers': { of: 'sales' },
  'about/impact/sold': { of: 'sales' },
  'about/impact/rating': { of: 'rating' },
} as const satisfies Record<string, { of: (typeof realFigures)[number] }>;
export type PublishedFigure = keyof typeof publishedFigures;
export const publishedKeys = Object.keys(publishedFigures) as [PublishedFigure, ...PublishedFigure[]];
export const isPublishedFigure = (key: string): key is PublishedFigure => key in publishedFigures;
