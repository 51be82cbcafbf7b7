export const stop = (at: number, of: number) => `hatua ya ${at} kati ya ${of}`;
