import path from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** How many journeys of a run may pass only at their second try. */
const allowed = 2;

/** Names at the end of a run each journey that passed only when it was run once more, with the trace of the try that failed; too many fail the run. */
export default class LostRaces implements Reporter {
  private journeys: Suite | undefined;

  onBegin(_config: FullConfig, journeys: Suite): void {
    this.journeys = journeys;
  }

  printsToStdio(): boolean {
    return false;
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    const lost = this.journeys?.allTests().filter(isLost) ?? [];
    if (lost.length === 0) return {};
    const passes = lost.length <= allowed;
    console.log(
      [
        '',
        `Passed only when run once more: ${lost.length}. ${passes ? 'Mend what lost its race.' : `More than ${allowed} fail the run.`}`,
        ...lost.flatMap(named),
      ].join('\n'),
    );
    return passes ? {} : { status: 'failed' };
  }
}

/** Of a group whose journeys go on from each other, those that passed are run again too: they lost nothing. */
const isLost = (journey: TestCase) => journey.outcome() === 'flaky' && journey.results[0]?.status !== 'passed';

function named(journey: TestCase): string[] {
  const { file, line } = journey.location;
  const traces = journey.results[0]?.attachments.filter(({ name }) => name === 'trace').map((trace) => `    ${trace.path}`) ?? [];
  // The title of the run and of the project are empty.
  return [`  ${path.relative('', file)}:${line} › ${journey.titlePath().slice(3).join(' › ')}`, ...traces];
}
