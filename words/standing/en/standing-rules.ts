export const notSuspendedNow = 'Your account is not suspended any more.';
export const alreadyContested = 'You have contested this already. Our team answers here and by email.';
export const whyMissing = 'Please write why';
export const contestTooLong = 'The text is too long';
