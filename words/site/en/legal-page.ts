/** Above a translation: which text governs. English is the one that does. */
export const governs = '';
export const version = (day: string) => `Version ${day}`;
export const onThisPage = 'On this page';
