import { expect } from '@playwright/test';

const about = 'About data, money or rights';

/** How long, and how often, `strictly.poll` asks. */
interface Patience {
  timeout?: number;
  intervals?: number[];
}

const saying = (what?: string) => (what ? `${about}: ${what}` : about);

/**
 * Expects something about data, money or rights: what the server keeps or answers, an amount, who may see or do what. A journey that fails at it is
 * never run again, because a second try that passes would hide what is wrong.
 */
export const strictly = Object.assign(<T>(actual: T, what?: string) => expect(actual, saying(what)), {
  poll: <T>(actual: () => T | Promise<T>, patience: Patience = {}) => expect.poll(actual, { ...patience, message: saying() }),
});

/** Whether it was such an expectation that failed. */
export const failedStrictly = (errors: readonly { message?: string }[]) => errors.some(({ message }) => message?.includes(about));
