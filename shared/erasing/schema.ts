import * as z from 'zod/mini';
import { currentPassword } from '../auth/schema.ts';

/** The form that erases the own account (docs/domain/accounts.md, "Erasing"). */
export const eraseForm = z.strictObject({ current_password: currentPassword });
