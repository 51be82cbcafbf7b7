// The table of what changed.
export const whatChanged = 'What changed';
export const before = 'Before';
export const after = 'After';
