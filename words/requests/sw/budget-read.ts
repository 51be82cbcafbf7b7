export const upTo = (amount: string) => `Hadi ${amount}`;
export const from = (amount: string) => `Kuanzia ${amount}`;
export const notRead = (typed: string) => `Hatuwezi kusoma “${typed}” kama shilingi.`;
