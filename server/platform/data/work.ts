import { type RunnerOptions, run } from 'graphile-worker';
import type pg from 'pg';
import { clockSet } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { mendSchedule } from './queue-tables.ts';

/** The queue at work. */
export interface Work {
  /** Resolves when it has stopped. */
  ended: Promise<void>;
  /** Stops it after the jobs it has begun. */
  stop(reason: string): Promise<void>;
}

/**
 * Works through the queue until it is stopped. When this machine's clock is set, which is looked at every `look` milliseconds, the schedule begins anew: it
 * would make up for every minute between, or wait until the clock is there again (docs/domain/time.md, "What the clock starts").
 */
export async function openWork(options: RunnerOptions, pool: pg.Pool, log: Log, { look = 1_000 } = {}): Promise<Work> {
  let [isStopped, isBeginning] = [false, false];
  let runner = await begin();
  const setBy = clockSet();
  const watch = setInterval(beginAnewWhenSet, look).unref();

  async function begin() {
    await mendSchedule(pool);
    return run(options);
  }

  function beginAnewWhenSet(): void {
    const by = setBy();
    if (by === 0 || isBeginning || isStopped) return;
    log.warn({ seconds: Math.round(by / 1_000) }, 'the clock of this machine was set: the schedule begins anew');
    isBeginning = true;
    void runner.stop('the clock was set');
  }

  async function untilStopped(): Promise<void> {
    for (;;) {
      await runner.promise;
      if (isStopped || !isBeginning) return;
      runner = await begin();
      isBeginning = false;
      if (isStopped) await runner.stop('stopped meanwhile');
    }
  }

  return {
    ended: untilStopped().finally(() => clearInterval(watch)),
    async stop(reason) {
      isStopped = true;
      if (!isBeginning) await runner.stop(reason);
    },
  };
}
