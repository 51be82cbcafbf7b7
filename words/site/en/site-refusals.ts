// What a form of a public page says when it was refused: the title, and its sentence where the refusal has none for these readers.
export const error = 'Error';
export const signIn = 'Sign in failed';
export const signUp = 'Sign up failed';
export const postRequest = 'Error posting request';
export const noConnection = 'No connection';
export const atFault = 'Validation Error';

export const accessDenied = 'Access Denied';
export const tooManyTries = 'Login Failed';
export const unexpected = 'An unexpected error occurred';

export const accountIsThere = 'Your account was created before you changed this. Please sign in.';

export const oneMoreStep = 'One more step';
export const signInToPost = 'Please sign in to post a request.';
export const posted = 'Already posted';
export const postedBefore = 'A request was sent from this form before you changed it. Look under My Requests.';
export const later = 'Please try again later.';
