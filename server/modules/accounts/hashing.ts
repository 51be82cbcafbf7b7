import pLimit from 'p-limit';

/** A hash keeps a core busy: two at a time leave room for everybody else's requests. */
export const oneOfTwo = pLimit(2);
