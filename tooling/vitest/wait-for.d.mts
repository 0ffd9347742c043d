/** What only ends a wait for something that never comes, as in the polls of all suites, in milliseconds. */
export declare const patience: number

/** Tries again until it holds, as `vi.waitFor`, with the patience of all suites. */
export declare function waitFor<T>(holds: () => T | Promise<T>): Promise<T>
