// What is said to who reports something.
export const alreadyReported = 'You have reported this already. Our team looks at it.';
export const manyToday = 'You have reported a lot today.';
export const own = 'This is your own.';
export const reasonMissing = 'Please choose a reason';
export const wordsMissing = 'Please say what is wrong';
export const tooLong = 'The text is too long';
