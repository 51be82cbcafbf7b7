import { createHash, randomBytes } from 'node:crypto';

/** A new token of a session: 32 random bytes as base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a session's token: who reads the table can sign in with none. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest();
