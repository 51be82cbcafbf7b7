export const label = 'Msimamizi';
export const heading = 'Admin login';
export const attemptsLogged = 'Access attempts are logged, with their time and network address.';
export const email = 'Email';
export const password = 'Password';
export const signIn = 'Sign In';
