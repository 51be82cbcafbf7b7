export const report = 'Report';
export const reportThis = (thing: string) => `Report ${thing}`;
export const reported = 'Reported';
