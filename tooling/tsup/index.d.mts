import type { defineConfig } from 'tsup'

/** The one way a package of this repository is built; `entry` maps the name of an entry point to its source file. */
export declare const definePackage: (entry: Record<string, string>) => ReturnType<typeof defineConfig>

/** The `require` half of a package that `tsc` writes as ES modules; what is named in `inside` becomes part of it. */
export declare const defineRequired: (
  entry: Record<string, string>,
  inside: readonly string[],
) => ReturnType<typeof defineConfig>
