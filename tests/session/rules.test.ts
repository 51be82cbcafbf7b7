// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { authApi } from '../../shared/auth/api.ts';
import { addressOf } from '../../shared/contract.ts';
import { keepPerson, keepSession } from '../../web/client/session.ts';

const person = { user_id: '019a0000-0000-7000-8000-000000000000', email: 'wanjiru@people.example', full_name: 'Wanjiru', role: 'buyer' };

// Looked at every 30 seconds, renewed when 90 or fewer are left (docs/domain/time.md, "Sessions").
it.each([
  [40, 30],
  [180, 90],
  [181, 120],
])('a session that ends in %d seconds is renewed in %d, and not before', async (ends, renewed) => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const in60Days = new Date(Date.now() + 60 * 86_400_000).toISOString();
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    return Response.json({ ...person, expires_at: in60Days });
  });
  const kept = { ...person, expires_at: new Date(Date.now() + ends * 1000).toISOString() };
  keepPerson(kept);
  const stop = keepSession();
  onTestFinished(() => {
    stop();
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  await vi.advanceTimersByTimeAsync(renewed * 1000 - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([`${authApi.refresh.method} ${addressOf(authApi.refresh.path, {})}`]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toHaveLength(1);
});
