/** What names another moment for the suites to run at, as ISO 8601: `pnpm calendar` sets it. */
export declare const suiteNowVariable: 'PARLOUR_TEST_NOW'
/** The moment at which gateways, pages and tests of a run begin, as ISO 8601. */
export declare const suiteNow: (env?: Readonly<Record<string, string | undefined>>) => string
/** Moves `Date` of this realm by `ahead` milliseconds. Needs nothing around it, so that it can be sent into a page. */
export declare function shiftDate(ahead: number): void
