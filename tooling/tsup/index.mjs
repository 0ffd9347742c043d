import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { defineConfig } from 'tsup'

const shared = { target: 'es2022', sourcemap: true, clean: true, splitting: true, silent: true }

/**
 * The one way a package of this repository is built: ES modules, declarations, source maps.
 * @param {Record<string, string>} entry name of an entry point to source file, for example `{ index: 'src/index.ts' }`
 */
export const definePackage = (entry) => defineConfig({ ...shared, entry, format: ['esm'], dts: true, treeshake: true })

/**
 * The `require` half of a package whose ES modules and declarations `tsc` has written to `dist/esm`, file by file, so
 * that a bundler can leave out what is not used. Goes to `dist/cjs`, with the same declarations.
 * @param {Record<string, string>} entry name of an entry point to source file
 * @param {readonly string[]} inside dependencies that can only be imported: they become part of it
 */
export const defineRequired = (entry, inside) =>
  defineConfig({
    ...shared,
    entry,
    format: ['cjs'],
    outDir: 'dist/cjs',
    noExternal: [...inside],
    onSuccess: writeDeclarations,
  })

const modules = 'dist/esm'
const required = 'dist/cjs'

const writeDeclarations = async () => {
  const files = (await readdir(modules, { recursive: true })).filter((file) => file.endsWith('.d.ts'))
  await Promise.all(files.map((file) => nameModules(join(modules, file))))
  await cp(modules, join(required, 'types'), { recursive: true, filter: (path) => !/\.(js|map)$/.test(path) })
  await nameSources()
  await writeFile(join(required, 'package.json'), '{ "type": "commonjs" }\n')
}

/** The bundler writes where this clone lies into the maps of the `require` half: they name files from where they stand. */
const nameSources = async () => {
  const maps = (await readdir(required)).filter((file) => file.endsWith('.map')).map((file) => join(required, file))
  for (const path of maps) {
    const map = JSON.parse(await readFile(path, 'utf8'))
    const sources = map.sources.map((source) =>
      isAbsolute(source) ? relative(dirname(resolve(path)), source) : source,
    )
    await writeFile(path, JSON.stringify({ ...map, sources, file: basename(path, '.map') }))
  }
}

/** A declaration names the modules beside it by the names they have now. */
const nameModules = async (file) => {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/(from |import\()(["'])(\.{1,2}\/[^"']+)\.tsx?\2/g, '$1$2$3.js$2'))
}
