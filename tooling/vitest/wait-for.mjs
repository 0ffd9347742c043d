import { vi } from 'vitest'

/** What only ends a wait for something that never comes, as in the polls of all suites, in milliseconds. */
export const patience = 15_000

/**
 * Tries again until it holds, as `vi.waitFor`, which by itself gives up after a second: too soon on a busy machine.
 * @template T
 * @param {() => T | Promise<T>} holds
 * @returns {Promise<T>}
 */
export const waitFor = (holds) => vi.waitFor(holds, { timeout: patience })
