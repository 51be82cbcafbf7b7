import type { Config } from '../process/config.ts';

/** Whether news to an address is withheld: over SMTP, until the address was verified once (docs/domain/accounts.md, "Unverified addresses"). */
export function withholdsNews({ smtpUrl }: Config, { email_verified }: { email_verified: boolean }): boolean {
  return smtpUrl !== undefined && !email_verified;
}
