import path from 'node:path';
import * as z from 'zod/mini';

const text = z.optional(z.string());
const url = (protocols: RegExp) =>
  z.optional(
    z.string().check(z.refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol), 'is not such an address')),
  );

const environment = z.object({
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65535)), 3000),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './.data'),
  PUBLIC_URL: url(/^https?:$/),
  DATABASE_URL: text,
  SMTP_URL: url(/^smtps?:$/),
  MAIL_FROM: z._default(z.string(), 'TafutaGari <no-reply@tafutagari.example>'),
  ADMIN_EMAIL: z._default(z.email(), 'admin@tafutagari.example'),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(6), z.maxLength(128))),
  TRUST_PROXY: text,
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  APP_MODE: z._default(z.enum(['production', 'demo', 'dev', 'test']), 'production'),
});

export interface Config {
  host: string;
  port: number;
  /** Absolute path of the folder that holds everything this installation keeps on disk. */
  dataDir: string;
  /** Origin under which people reach us, without a trailing slash. */
  publicUrl: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  adminEmail: string;
  adminPassword: string | undefined;
  /** Addresses (or names such as 'loopback') of the proxies whose X-Forwarded-* headers count. */
  trustProxy: string[];
  logLevel: string;
  mode: 'production' | 'demo' | 'dev' | 'test';
}

/** Thrown when the environment holds a setting we can't use; the message names each of them. */
export class ConfigError extends Error {}

// Settings of several machines at work together. Left unread, each machine would quietly keep files and limits of its own.
const notYet = /^(REDIS_URL|S3_.+)$/;

/** Reads the settings from environment variables (listed in .env.example). Throws ConfigError with one line for each wrong one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const unsupported = Object.keys(given).filter((name) => notYet.test(name));
  if (unsupported.length > 0) throw unusable(unsupported.map((name) => `${name}: is not supported yet`));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw unusable(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const e = parsed.data;
  return {
    host: e.HOST,
    port: e.PORT,
    dataDir: path.resolve(e.DATA_DIR),
    publicUrl: new URL(e.PUBLIC_URL ?? `http://${e.HOST === '0.0.0.0' ? '127.0.0.1' : e.HOST}:${e.PORT}`).origin,
    databaseUrl: e.DATABASE_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    adminEmail: e.ADMIN_EMAIL.toLowerCase(),
    adminPassword: e.ADMIN_PASSWORD,
    trustProxy: (e.TRUST_PROXY ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    logLevel: e.LOG_LEVEL,
    mode: e.APP_MODE,
  };
}

function unusable(lines: string[]): ConfigError {
  return new ConfigError(`These settings can't be used:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** Whether browsers keep the session's cookie from being read on its way: over TLS, or without leaving the machine. */
export function isSecureOrigin(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** What whoever runs this should know of settings that work but are risky; a sentence each. */
export function warningsOf({ publicUrl, host }: Config): string[] {
  if (!isSecureOrigin(publicUrl)) {
    return [`PUBLIC_URL (${publicUrl}) is plain http: passwords and sessions can be read on their way. Put TLS in front and use https.`];
  }
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  const listensBeyond = !['localhost', '127.0.0.1', '::1'].includes(host);
  return isLocal && listensBeyond
    ? [`Other machines reach HOST=${host}, but nobody there can sign in until PUBLIC_URL is the address they type.`]
    : [];
}
