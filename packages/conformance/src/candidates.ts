import type { Override } from '@parlour/api-client'
import { relayNames } from '@parlour/api-client/brand'
import type { Endpoint } from '@parlour/api-client/endpoints'
import type { Generation, NameSource } from './report.ts'

/** A path that a call may have, and what a client needs to ask there. */
export interface Candidate {
  readonly path: string
  readonly names: NameSource
  readonly override: Override
}

/** An override without what the record says anyway. */
const lean = (endpoint: Endpoint, { path = endpoint.path, moduleId = endpoint.moduleId }: Override): Override => ({
  ...(path === endpoint.path ? {} : { path }),
  ...(moduleId === endpoint.moduleId ? {} : { moduleId }),
})

function sourceOf({ name, path: own }: Endpoint, path: string): NameSource {
  const { classic, current } = relayNames
  const isClassic = classic[name]?.path === path
  const isCurrent = current[name]?.path === path
  if (isClassic && isCurrent) return 'either'
  if (isClassic) return 'classic'
  if (isCurrent) return 'current'
  return path === own ? 'record' : 'undocumented'
}

/**
 * Every path that a call may have, the likeliest first: the documented name of the platform's generation, the record's
 * own, the name of the other generation, then what nothing documents.
 */
export function candidatesOf(endpoint: Endpoint, generation: Generation): Candidate[] {
  const { name } = endpoint
  const { classic, current, guessed } = relayNames
  const documented = [classic[name], current[name]]
  const [first, second] = generation === 'classic' ? documented : documented.toReversed()
  const sure = generation === 'classic' || generation === 'current'
  const ways: (Override | undefined)[] = [
    ...(sure ? [first, {}, second] : [{}, first, second]),
    ...endpoint.aliases.map((path) => ({ path })),
    guessed.classic[name],
    guessed.current[name],
  ]
  const found = new Map<string, Candidate>()
  for (const way of ways) {
    if (!way) continue
    const override = lean(endpoint, way)
    const path = override.path ?? endpoint.path
    if (!found.has(path)) found.set(path, { path, names: sourceOf(endpoint, path), override })
  }
  return [...found.values()]
}

/** The calls whose two names are both documented and differ: by them a platform shows its generation. */
export const toldByName = ({ name }: Endpoint): boolean => {
  const [classic, current] = [relayNames.classic[name]?.path, relayNames.current[name]?.path]
  return classic !== undefined && current !== undefined && classic !== current
}
