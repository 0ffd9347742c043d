import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { brotli } from '../size/measure-site.ts'

const execute = promisify(execFile)

/**
 * Checks the types of a copied site against the packed declarations
 * and builds it; gives what all its scripts weigh, in bytes of brotli.
 */
export async function buildBrand(root: string, folder: string): Promise<number> {
  await execute(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder, shell: process.platform === 'win32' })
  await build({ root: folder, configFile: join(folder, 'vite.config.mjs'), logLevel: 'error' })
  const scripts = globSync('dist/**/*.js', { cwd: folder })
  return scripts.reduce((sum, file) => sum + brotli(readFileSync(join(folder, file))), 0)
}
