import { describe, expect, it } from 'vitest';
import { CannotStart } from '../../server/platform/process/cannot-start.ts';
import { readConfig, warningsOf } from '../../server/platform/process/config.ts';

describe('settings', () => {
  it.each(['REDIS_URL', 'S3_BUCKET', 'S3_ENDPOINT'])('%s is refused, not ignored', (name) => {
    expect(() => readConfig({ [name]: 'redis://127.0.0.1' })).toThrow(
      new CannotStart(`These settings can't be used:\n  ${name}: is not supported yet`),
    );
    expect(readConfig({ [name]: '' }).port).toBe(3000);
  });

  it.each([
    ['PORT', ['abc', '70000', '1.5', '-1'], ['0', '65535']],
    ['PUBLIC_URL', ['tafutagari.co.ke', 'ftp://a.example', 'https://a.example/sub', 'https://a.example?x'], ['https://a.example/']],
    ['DATABASE_OWNER_URL', ['mysql://x', 'x', 'postgres://u:p@db.example/x'], []],
    ['DATABASE_URL', ['mysql://x', 'x'], ['postgres://u:p@db.example/x', 'postgresql:///x?host=/run']],
    ['OPERATOR_KEY', ['short', `${'k'.repeat(44)}`, `${'+'.repeat(43)}`], [`${'k-_9'.repeat(10)}key`]],
    ['SMTP_URL', ['mail.example', 'https://mail.example'], ['smtps://u:p%40@mail.example:465']],
    ['MAIL_FROM', ['x', 'TafutaGari <x>', 'a@b.example\nBcc: c@d.example'], ['a@b.example', 'Tafuta Gari <a@b.example>']],
    ['ADMIN_EMAIL', ['boss', `${'x'.repeat(250)}@b.example`], ['boss@b.example']],
    ['ADMIN_PASSWORD', ['12345', 'x'.repeat(129)], ['123456']],
    ['TRUST_PROXY', ['banana', '10.0.0.1, x', 'true', '1'], ['loopback, 10.0.0.7', '10.0.0.0/8', '::1']],
    ['LOG_LEVEL', ['loud'], ['silent']],
  ])('%s is refused with a sentence that says what it must be, and not what it was', (name, wrong, right) => {
    for (const value of right) readConfig({ [name]: value });
    for (const value of wrong) {
      expect(() => readConfig({ [name]: value })).toThrow(
        new RegExp(`^These settings can't be used:\n  ${name}: (must be|must have|Please|Email) .+$`),
      );
      expect(() => readConfig({ [name]: value, PORT: 'x' })).toThrow(/^These settings can't be used:(\n {2}[A-Z_]+: .+)+$/);
    }
  });

  it('warn of an address at which nobody elsewhere could sign in', () => {
    const mailing = (over: object) => warningsOf(readConfig({ SMTP_URL: 'smtp://127.0.0.1', HOST: '0.0.0.0', ...over }));
    expect(mailing({})).toEqual([expect.stringContaining('PUBLIC_URL')]);
    expect(mailing({ PUBLIC_URL: 'https://tafutagari.example' })).toEqual([]);
  });

  it('say where mails go that nothing sends', () => {
    expect(warningsOf(readConfig({ DATA_DIR: '/srv/gari' }))).toEqual(['No SMTP_URL: mails are written to /srv/gari/outbox.']);
    expect(warningsOf(readConfig({ SMTP_URL: 'smtp://127.0.0.1' }))).toEqual([]);
  });

  it('warn of a demo that other machines can reach', () => {
    const demo = (over: object) => warningsOf(readConfig({ APP_MODE: 'demo', ...over }));
    expect(demo({})).toEqual([]);
    expect(demo({ PUBLIC_URL: 'https://tafutagari.example' })).toEqual([expect.stringContaining('everyone knows its passwords')]);
    expect(demo({ HOST: '0.0.0.0' })).toHaveLength(2);
  });
});
