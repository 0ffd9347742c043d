/** Flags under which Debian's Chromium starts quietly, also as root and without a network. */
export declare const chromiumArgs: string[]
/** Where the system's Chromium is. */
export declare const chromiumPath: () => string
