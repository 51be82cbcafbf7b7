/** What may become of somebody's second step, as the log and the mail tell it. 'unreadable': sealed with a key that is not there any more. */
export const factorChanges = ['on', 'codes', 'off', 'cleared', 'cleared_on_machine', 'unreadable'] as const;
export type FactorChange = (typeof factorChanges)[number];
