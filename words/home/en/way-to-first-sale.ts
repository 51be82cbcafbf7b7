export const heading = 'Your way to the first sale';
