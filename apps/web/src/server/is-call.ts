import { platform } from '#brand-platform'
import * as records from '@parlour/api-client/endpoints'

const pathsOf = (record: unknown): readonly string[] =>
  record instanceof Object && 'path' in record && 'name' in record
    ? [String(platform.overrides?.[String(record.name)]?.path ?? record.path)]
    : []

const paths: ReadonlySet<string> = new Set(Object.values(records).flatMap(pathsOf))

/**
 * Whether a path is the brand's platform's and no document of
 * the site: a call, or whatever else is below the usual folders.
 */
export const isCall = (path: string): boolean => paths.has(path) || /^\/(wps|lgw|lotto)\//.test(path)
