import { fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Decoders, openDecoders } from '../../server/modules/photos/decoders.ts';
import { atEnd } from '../support/database.ts';
import { log } from '../support/faults.ts';
import { heavy, small } from '../support/photos.ts';

const support = path.join(import.meta.dirname, '../support/decoders');
const smallFile = { bytes: small, claimed: 120_000 };
const heavyFile = { bytes: heavy, claimed: 4_000_000 };

function opened(options?: Parameters<typeof openDecoders>[1]): Decoders {
  const decoders = openDecoders(log, options);
  atEnd(async () => decoders.close());
  return decoders;
}

/** The decoders that this process, or the named one, has running. */
function decodersOf(parent = process.pid): number[] {
  const children = globSync(`/proc/${parent}/task/*/children`).flatMap((file) => readFileSync(file, 'utf8').split(' ').filter(Boolean));
  return children.map(Number).filter((pid) => /decoder/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')));
}

const isRunning = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** The one decoder that is there once a picture was decoded. */
async function started({ decode }: Decoders): Promise<number> {
  await decode(smallFile);
  const [pid = 0, ...others] = decodersOf();
  expect([pid > 0, others]).toEqual([true, []]);
  return pid;
}

test('one decoder takes one picture after the other, and knows nothing of the server', async () => {
  const decoders = opened();
  const pid = await started(decoders);
  expect(await decoders.decode(smallFile)).toMatchObject({ width: 400, height: 300 });
  expect(decodersOf()).toEqual([pid]);
  expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/PATH|DATABASE_URL/);
  // The system ends it before any other when memory runs out.
  expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('1000');
});

describe('a decoder that dies', () => {
  test('is replaced', async () => {
    const { decode } = opened();
    await Promise.all([decode(smallFile), decode(smallFile)]);
    const pids = decodersOf();
    expect(pids).toHaveLength(2);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await expect.poll(() => pids.some(isRunning)).toBe(false);
    expect(await decode(smallFile)).toMatchObject({ width: 400 });
  });

  test('with a picture in hand: another one takes it', async () => {
    const decoders = opened();
    const pid = await started(decoders);
    process.kill(pid, 'SIGSTOP');
    const decoding = decoders.decode(smallFile);
    process.kill(pid, 'SIGKILL');
    expect(await decoding).toMatchObject({ width: 400 });
    expect(decodersOf()).not.toContain(pid);
  });

  test('twice with the same picture: who sent it is told to come back, not that it is broken', async () => {
    const decoders = opened({ program: path.join(support, 'ends.ts'), seconds: 20 });
    await expect(decoders.decode(smallFile)).rejects.toMatchObject({ problem: { status: 503, code: 'unavailable' } });
  });

  test('at its start: it is our fault', async () => {
    const decoders = opened({ program: path.join(support, 'cannot-start.ts'), seconds: 20 });
    await expect(decoders.decode(smallFile)).rejects.toMatchObject({ problem: { status: 503, code: 'unavailable' } });
  });
});

test('a picture that takes too long is refused, and its decoder ended', async () => {
  const decoders = opened({ program: path.join(support, 'hangs.ts'), seconds: 3 });
  const decoding = decoders.decode(smallFile);
  await expect.poll(() => decodersOf()).toHaveLength(1);
  const [pid = 0] = decodersOf();
  await expect(decoding).rejects.toMatchObject({ problem: { status: 422, code: 'photo_unreadable' } });
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('a picture with more pixels than it claimed is refused', async () => {
  await expect(opened().decode({ ...smallFile, claimed: 119_999 })).rejects.toMatchObject({ problem: { code: 'photo_damaged' } });
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])('%s to all processes: the picture in hand is finished', async (signal) => {
  const decoders = opened();
  const pid = await started(decoders);
  const decoding = decoders.decode(heavyFile);
  process.kill(pid, signal);
  expect(await decoding).toMatchObject({ width: 1600 });
  expect(decodersOf()).toEqual([pid]);
});

test.each(['idle', 'busy'])('a server that is killed leaves no decoder behind, be it %s', async (state) => {
  const owner = fork(path.join(support, 'owner.ts'), [state], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(owner, 'message');
  const [pid = 0] = decodersOf(owner.pid);
  expect(isRunning(pid)).toBe(true);
  owner.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
});
