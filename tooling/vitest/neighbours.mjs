import { existsSync, readFileSync } from 'node:fs'

export const readManifest = (/** @type {string} */ folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))

/**
 * The modules that the package in this folder may import from its neighbours under `packages/`, by the names they are
 * imported under. The browser tests bundle them: hundreds of source files become a few.
 * @returns {string[]}
 * @example neighbours('@parlour/source') // ['@parlour/api-client', '@parlour/api-client/endpoints', …]
 */
export function neighbours(/** @type {string} */ condition, folder = process.cwd()) {
  const { dependencies = {}, devDependencies = {} } = readManifest(folder)
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@parlour/') && existsSync(`${folder}/node_modules/${name}`))
    .flatMap((name) =>
      Object.entries(readManifest(`${folder}/node_modules/${name}`).exports ?? {})
        .filter(([path, { [condition]: file = '' }]) => /\.tsx?$/.test(file) && !path.includes('*'))
        .map(([path]) => name + path.slice(1)),
    )
}
