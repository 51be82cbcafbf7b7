export const ourOwn = 'The administrator can’t be suspended.';
export const alreadySuspended = 'This person is suspended already.';
export const notSuspended = 'This person is not suspended.';
export const notContested = 'This person has not contested the suspension.';
export const alreadyAnswered = 'Our team has answered this already.';
export const alreadyDecided = 'This was decided already.';

export const whyMissing = 'Please say why';
export const reasonTooLong = 'The reason is too long';
export const wordsMissing = 'Please write what the person should know';
export const warningTooLong = 'The warning is too long';
export const answerMissing = 'Please write an answer';
export const answerTooLong = 'The answer is too long';
