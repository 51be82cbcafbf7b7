// A toast on a dealer's screen.
export const posted = 'A buyer has just posted a request';
export const see = 'See it';
