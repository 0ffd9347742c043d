import type { Endpoint } from '../endpoint.ts'
import { queryText } from './query-text.ts'

/** A request in its wire form: the path with its query, and the body with its type. */
export interface RequestParts {
  readonly path: string
  readonly body: string | null
  readonly contentType: string | null
}

/** Writes an input the way its record says: into the query, as a form, or as JSON. */
export function writeRequest({ path, encoding }: Endpoint, input: unknown): RequestParts {
  if (encoding === 'json') return { path, body: JSON.stringify(input), contentType: 'application/json;charset=UTF-8' }
  const text = queryText(input)
  if (encoding === 'form') return { path, body: text, contentType: 'application/x-www-form-urlencoded' }
  return { path: text ? `${path}?${text}` : path, body: null, contentType: null }
}
