/** Tries again until it holds, as `vi.waitFor`, with the patience of all suites. */
export declare function waitFor<T>(holds: () => T | Promise<T>): Promise<T>
