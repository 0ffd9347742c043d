import type { defineConfig } from 'tsup'
/** The one way a package of this repository is built; `entry` maps a door's name to its source file. */
export declare const definePackage: (entry: Record<string, string>) => ReturnType<typeof defineConfig>
