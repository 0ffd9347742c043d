import { defineConfig } from 'tsup'

/**
 * The one way a package of this repository is built: ES modules, declarations, source maps.
 * @param {Record<string, string>} entry door name to source file, for example `{ index: 'src/index.ts' }`
 */
export const definePackage = (entry) =>
  defineConfig({
    entry,
    format: ['esm'],
    target: 'es2022',
    dts: true,
    sourcemap: true,
    clean: true,
    splitting: true,
    treeshake: true,
    silent: true,
  })
