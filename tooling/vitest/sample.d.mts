/** Whether this run is `npm run test:all`; in Node and in Chromium. */
export declare const whole: boolean
/**
 * The cases of a sweep that this run takes: all of them in `npm run test:all`, every `step`-th in `npm test`, the first one always.
 *
 * @example
 * test.each(sample(records, 6))('[API-01] $path is answered in its shape', …)
 */
export declare function sample<T>(cases: readonly T[], step: number): T[]
