export const why = 'Why? The dealer reads this.';
export const tooLong = 'The reason is too long';
