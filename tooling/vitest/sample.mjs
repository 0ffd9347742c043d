import { inject } from 'vitest'

/** Whether this run is `npm run test:all`; in Node and in Chromium. */
export const whole = inject('whole')

/**
 * The cases of a sweep that this run takes: all of them in `npm run test:all`, every `step`-th in `npm test`, the first one always.
 * @template T
 * @param {readonly T[]} cases
 * @param {number} step
 * @returns {T[]}
 */
export const sample = (cases, step) => (whole ? [...cases] : cases.filter((_, at) => at % step === 0))
