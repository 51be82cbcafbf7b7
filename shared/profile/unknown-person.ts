/** What is read in place of the name of somebody who is not there any more (docs/domain/accounts.md, "Erasing"). */
export const unknownName = { buyer: 'Unknown Buyer', dealer: 'Unknown Dealer' } as const;

/** Who wrote a message, by the name of that side of the deal: 'Unknown' where it is not there any more. */
export function senderName(name: string | undefined): string {
  return !name || Object.values<string>(unknownName).includes(name) ? 'Unknown' : name;
}
