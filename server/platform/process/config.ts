import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import { email } from '../../../shared/auth/schema.ts';
import { defaultSettings } from '../../../shared/settings/schema.ts';
import { CannotStart } from './cannot-start.ts';

const oneOf = <const T extends string>(...names: T[]) => z.enum(names, `must be one of ${names.join(', ')}`);
const that = (isRight: (value: string) => boolean, sentence: string) => z.string().check(z.refine(isRight, sentence));
const isAddress = (value: string, protocols: RegExp) => URL.canParse(value) && protocols.test(new URL(value).protocol);

const levels = oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent');
const port = z.coerce.number('must be a number from 0 to 65535').check(z.refine(isPort, 'must be a number from 0 to 65535'));
const publicUrl = that(isOrigin, 'must be an address without a path, such as https://your.domain');
const databaseUrl = that(
  (value) => isAddress(value, /^postgres(ql)?:$/),
  'must be an address such as postgres://user:password@db.example:5432/tafutagari',
);
const smtpUrl = that(
  (value) => isAddress(value, /^smtps?:$/),
  'must be an address such as smtps://user:password@mail.example:465 (special characters in it as %40)',
);
const mailFrom = that(
  (value) => /^([^<>]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(value),
  `must be a sender such as ${defaultSettings.siteName} <no-reply@your.domain>`,
);
const adminPassword = that(({ length }) => length >= 6 && length <= 128, 'must have 6 to 128 characters');
/** Whether this is a key of 32 bytes as base64url. */
export const isOperatorKey = (value: string) => /^[\w-]{43}$/.test(value);

const operatorKey = that(
  isOperatorKey,
  "must be 32 random bytes as base64url, 43 characters, such as another machine's DATA_DIR/operator-key holds",
);
const trustProxy = that(
  (value) => listIn(value).every(isProxy),
  "must be addresses such as 10.0.0.7 or 10.0.0.0/8, or 'loopback', separated by commas",
);

const environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 3000),
  DATA_DIR: z._default(z.string(), './.data'),
  PUBLIC_URL: z.optional(publicUrl),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_OWNER_URL: z.optional(databaseUrl),
  OPERATOR_KEY: z.optional(operatorKey),
  SMTP_URL: z.optional(smtpUrl),
  MAIL_FROM: z._default(mailFrom, 'no-reply@tafutagari.example'),
  ADMIN_EMAIL: z._default(email, 'admin@tafutagari.example'),
  ADMIN_PASSWORD: z.optional(adminPassword),
  TRUST_PROXY: z._default(trustProxy, ''),
  LOG_LEVEL: z._default(levels, 'info'),
  APP_MODE: z._default(oneOf('production', 'demo', 'dev', 'test'), 'production'),
});

function isPort(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 65_535;
}

function isOrigin(value: string): boolean {
  return isAddress(value, /^https?:$/) && new URL(value).href === `${new URL(value).origin}/`;
}

function isProxy(value: string): boolean {
  const [address = '', bits] = value.split('/');
  if (isIP(address)) return bits === undefined || /^\d{1,3}$/.test(bits);
  return ['loopback', 'linklocal', 'uniquelocal'].includes(value);
}

function listIn(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

export interface Config {
  host: string;
  port: number;
  /** Absolute path of the folder that holds everything this installation keeps on disk. */
  dataDir: string;
  /** The site's public origin, without a trailing slash. */
  publicUrl: string;
  databaseUrl: string | undefined;
  /** The address of the database's owner, for migrations, where the program works as another role. */
  databaseOwnerUrl: string | undefined;
  /** 32 bytes as base64url, the same on every machine; one machine makes its own (operator-key.ts). */
  operatorKey: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  adminEmail: string;
  adminPassword: string | undefined;
  /** Addresses (or names such as 'loopback') of the proxies whose X-Forwarded-* headers count. */
  trustProxy: string[];
  logLevel: string;
  mode: 'production' | 'demo' | 'dev' | 'test';
}

// Settings for several machines, not supported yet. Ignored, each machine would silently keep its own files and rate limits.
const notYet = /^(REDIS_URL|S3_.+)$/;

/** Reads the settings from environment variables (listed in .env.example). Throws CannotStart with one line for each wrong one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const unsupported = Object.keys(given).filter((name) => notYet.test(name));
  if (unsupported.length > 0) throw unusable(unsupported.map((name) => `${name}: is not supported yet`));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw unusable(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const e = parsed.data;
  if (e.DATABASE_OWNER_URL && (!e.DATABASE_URL || e.DATABASE_URL === e.DATABASE_OWNER_URL))
    throw unusable(['DATABASE_OWNER_URL: must be the owner of a database that DATABASE_URL names with another role']);
  return {
    host: e.HOST,
    port: e.PORT,
    dataDir: path.resolve(e.DATA_DIR),
    publicUrl: new URL(e.PUBLIC_URL ?? `http://${e.HOST === '0.0.0.0' ? '127.0.0.1' : e.HOST}:${e.PORT}`).origin,
    databaseUrl: e.DATABASE_URL,
    databaseOwnerUrl: e.DATABASE_OWNER_URL,
    operatorKey: e.OPERATOR_KEY,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    adminEmail: e.ADMIN_EMAIL.toLowerCase(),
    adminPassword: e.ADMIN_PASSWORD,
    trustProxy: listIn(e.TRUST_PROXY),
    logLevel: e.LOG_LEVEL,
    mode: e.APP_MODE,
  };
}

function unusable(lines: string[]): CannotStart {
  return new CannotStart(`These settings can't be used:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** Whether nobody can read the session cookie in transit: the origin uses TLS, or is this machine. */
export function isSecureOrigin(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Warnings for the operator about settings that work but are risky, or easily missed, one sentence each. */
export function warningsOf({ publicUrl, host, mode, smtpUrl, dataDir }: Config): string[] {
  const warnings: string[] = [];
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  const listensBeyond = !['localhost', '127.0.0.1', '::1'].includes(host);
  if (!isSecureOrigin(publicUrl)) {
    warnings.push(
      `PUBLIC_URL (${publicUrl}) is plain http: passwords and sessions can be read on their way. Put TLS in front and use https.`,
    );
  }
  if (isLocal && listensBeyond) {
    warnings.push(`Other machines reach HOST=${host}, but nobody there can sign in until PUBLIC_URL is the address they type.`);
  }
  if (mode === 'demo' && (listensBeyond || !isLocal)) {
    warnings.push('This is the demo, and other people reach it: everyone knows its passwords, the administrator’s too.');
  }
  if (mode === 'production' && !smtpUrl) warnings.push(`No SMTP_URL: mails are written to ${path.join(dataDir, 'outbox')}.`);
  return warnings;
}
