/** Beside the words of a road, how far the deal has come. */
export const stop = (at: number, of: number) => `stop ${at} of ${of}`;
