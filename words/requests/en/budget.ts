/** Where a buyer has named only the least. */
export const from = (amount: string) => `from ${amount}`;
