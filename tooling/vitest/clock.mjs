/** What names another moment for the suites to run at, as ISO 8601: `pnpm calendar` sets it. */
export const suiteNowVariable = 'PARLOUR_TEST_NOW'

/**
 * The moment at which gateways, pages and tests of a run begin, as
 * ISO 8601: a Saturday noon, so that no suite asks what day it is.
 */
export const suiteNow = (env = process.env) => env[suiteNowVariable] || '2026-11-21T12:00:00Z'

/**
 * Moves `Date` of this realm by `ahead` milliseconds, counted from the machine's time at every call; timers and
 * `performance` stay as they are. Needs nothing around it, so that it can be sent into a page.
 */
export function shiftDate(/** @type {number} */ ahead) {
  const Machine = Date.machine ?? Date
  const now = () => Machine.now() + ahead
  globalThis.Date = new Proxy(Machine, {
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [now()], as),
    apply: () => new Machine(now()).toString(),
    get: (target, name) => (name === 'now' ? now : name === 'machine' ? Machine : Reflect.get(target, name)),
  })
}
