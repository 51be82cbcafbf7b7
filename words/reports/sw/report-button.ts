export const report = 'Ripoti';
export const reportThis = (thing: string) => `Ripoti ${thing}`;
export const reported = 'Imeripotiwa';
