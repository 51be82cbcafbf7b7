/** Which cars the administrator lists: those that wait, those refused or taken down, or all. */
export const reviewShows = ['waiting', 'against', 'all'] as const;
export type ReviewShow = (typeof reviewShows)[number];
