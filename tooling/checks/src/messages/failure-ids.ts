import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The ids that the client's own lists of failures ask for: one for each business code, one for each error kind. */
export async function failureIds(root: string): Promise<string[]> {
  const source = join(root, 'packages/api-client/src')
  if (!existsSync(source)) return []
  const { errorCodes } = (await import(pathToFileURL(join(source, 'error-codes.ts')).href)) as { errorCodes: object }
  const [, union = ''] =
    /export type ErrorKind =([^]*?)\n\n/.exec(readFileSync(join(source, 'errors.ts'), 'utf8')) ?? []
  return [
    ...Object.keys(errorCodes).map((code) => `api.code.${code}`),
    ...[...union.matchAll(/'(\w+)'/g)].map(([, kind]) => `api.kind.${kind}`),
  ]
}
