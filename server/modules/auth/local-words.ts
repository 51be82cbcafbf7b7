/**
 * What whoever is after accounts of this country tries first, in lower case: towns, brands, greetings, God, months in both languages (docs/domain/accounts.md,
 * "E-mail and password"). None has three letters or fewer: such are part of many passwords.
 */
export const localWords = `
  kenya nairobi mombasa kisumu nakuru eldoret thika malindi
  safaricom mpesa m-pesa airtel harambee kipchoge admin
  karibu jambo habari asante mambo mungu yesu jesus bwana allah
  january february march april june july august september october november december
  januari februari machi aprili juni julai agosti septemba oktoba novemba desemba
`
  .trim()
  .split(/\s+/);
