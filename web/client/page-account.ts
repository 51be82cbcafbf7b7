let account: string | undefined;

/** The id of the account that this page shows, for as long as it is open; undefined until it is known. */
export const pageAccount = (): string | undefined => account;

/** Whether the page shows this account. The first that is asked for is the page's. */
export function isPageAccount(userId: string): boolean {
  account ??= userId;
  return account === userId;
}
