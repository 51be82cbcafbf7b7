// What the server says in place of a page.
export const accessDenied = 'Access Denied';
export const onlyAdministrator = (email: string) => `Only ${email} can access this page.`;
export const closed = (siteName: string) => `We are working on ${siteName} and will be back soon. Nothing of yours is lost.`;
