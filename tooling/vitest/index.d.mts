import type { Plugin } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
/** `*.test.ts` runs in Node; with `browser: true`, `*.test.tsx` runs in real Chromium. */
export declare const definePackageTests: (options?: {
  browser?: boolean
  /** How many files run at once; for a suite that takes so long that it is the last one at work. */
  workers?: number
  prepared?: readonly string[]
  plugins?: readonly Plugin[]
  /** Whose runtime draws the sources: `react` unless it is said. */
  jsx?: string
  /** Whether things move; by itself the page asks for reduced motion, and a file of tests that looks at movement calls `withMotion`. */
  motion?: boolean
  /** Whether the packages that this one imports come as one bundle, and not file by file: yes unless it is said. */
  bundleNeighbours?: boolean
}) => ViteUserConfig
/** The tests that a broken line must make fail: of `*.test.ts`, those that `include` names, on one set of modules. */
export declare const defineMutationTests: (options?: {
  include?: readonly string[]
  exclude?: readonly string[]
}) => ViteUserConfig
