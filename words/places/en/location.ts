export const required = 'Location is required';
export const tooShort = 'Location must be at least 2 characters';
export const tooLong = 'Location is too long';
