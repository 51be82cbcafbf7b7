export const currency = (currency: string) => `Sarafu ya ripoti: ${currency}`;
export const made = 'Ilitengenezwa';
