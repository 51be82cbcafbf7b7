export const from = (amount: string) => `kuanzia ${amount}`;
