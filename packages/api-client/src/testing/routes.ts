import * as v from 'valibot'
import { withOverrides, type Overrides } from '../client/overrides.ts'
import type { Endpoint } from '../endpoint.ts'

/** The records by method and path, aliases and a brand's own paths among them. */
export interface Routes {
  /** The records that a call may be for; several share a path and differ by their query. */
  find(method: string, path: string): readonly Endpoint[]
  /** Adds a record, or puts it in the place of the one of its name. */
  add(endpoint: Endpoint): void
}

/** Makes the table of a server. */
export function createRoutes(endpoints: readonly Endpoint[], overrides: Overrides | undefined): Routes {
  const table = new Map<string, Endpoint[]>()
  const add = (record: Endpoint): void => {
    const endpoint = withOverrides(record, overrides)
    for (const path of new Set([endpoint.path, record.path, ...record.aliases])) {
      const place = `${endpoint.method} ${path}`
      table.set(place, [...(table.get(place) ?? []).filter(({ name }) => name !== record.name), endpoint])
    }
  }
  endpoints.forEach(add)
  return { find: (method, path) => table.get(`${method} ${path}`) ?? [], add }
}

/** Which of several records on one path a call is for: the one of its module whose request it fits. */
export const chooseRecord = (
  records: readonly Endpoint[],
  moduleOf: string | null,
  input: unknown,
): Endpoint | null => {
  const ofModule = records.filter(({ moduleId }) => moduleId === moduleOf)
  const likely = ofModule.length > 0 ? ofModule : records
  return likely.find(({ request }) => v.is(request, input)) ?? likely[0] ?? null
}
