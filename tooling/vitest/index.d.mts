import type { ViteUserConfig } from 'vitest/config'
/** Flags under which Debian's Chromium starts quietly, also as root and without a network. */
export declare const chromiumArgs: string[]
/** Where the system's Chromium is. */
export declare const chromiumPath: () => string
/** `*.test.ts` runs in Node; with `browser: true`, `*.test.tsx` runs in real Chromium. */
export declare const definePackageTests: (options?: { browser?: boolean }) => ViteUserConfig
