// Where JavaScript is off.
export const needsScript = 'The dashboard needs JavaScript';
export const whatWorks = 'Posting a request and signing in work without it. Offers come by email too; to answer one, switch JavaScript on.';
