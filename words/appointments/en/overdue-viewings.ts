// On a home: viewings whose time has passed.
export const heading = 'Waiting for your answer';
export const notLoaded = 'Failed to fetch appointments';
export const all = 'All of these';
