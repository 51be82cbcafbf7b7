/** All roles: everyone with an account. */
export const everyone = ['buyer', 'dealer', 'admin'] as const;
export type Role = (typeof everyone)[number];
