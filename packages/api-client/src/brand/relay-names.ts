import type { Overrides } from '../client/overrides.ts'
import { documentedModules, documentedNames, type Name, type Names } from './documented-names.ts'
import { namesByAnalogy, ownNames } from './guessed-names.ts'

/** Overrides for the two generations of the platform. */
export interface Generations {
  readonly classic: Overrides
  readonly current: Overrides
}

/** The names of calls that differ between the generations. */
export interface RelayNames extends Generations {
  /**
   * Undocumented names: what a documented name would be if the usual rule
   * had renamed it. Check each against the platform before a launch.
   */
  readonly guessed: Generations
  /** Where the names of `classic` and `current` are documented, by endpoint. */
  readonly sources: Readonly<Record<string, string>>
}

const pathOf = (names: Name, generation: 0 | 1): string | null => {
  const name = typeof names === 'string' ? names.replace('*', generation ? 'MCSFE_' : 'MCS2_') : names[generation]
  return name === null || name.startsWith('/') ? name : `/wps/relay/${name}`
}

const paths = (tables: readonly Names[], generation: 0 | 1): Overrides =>
  Object.fromEntries(
    tables.flatMap(Object.entries<Name>).flatMap(([endpoint, names]) => {
      const path = pathOf(names, generation)
      return path === null ? [] : [[endpoint, { path }]]
    }),
  )

const documented = (generation: 0 | 1): Overrides => ({
  ...paths(Object.values<Names>(documentedNames), generation),
  ...Object.fromEntries(
    Object.entries(documentedModules).map(([endpoint, row]) => [endpoint, { moduleId: row[generation] }]),
  ),
})

const makeRelayNames = (): RelayNames => ({
  classic: documented(0),
  current: documented(1),
  guessed: { classic: paths([namesByAnalogy, ownNames], 0), current: paths([namesByAnalogy, ownNames], 1) },
  sources: Object.fromEntries([
    ...Object.entries(documentedNames).flatMap(([source, names]) =>
      Object.keys(names).map((endpoint) => [endpoint, source] as const),
    ),
    ...Object.entries(documentedModules).map(([endpoint, [, , source]]) => [endpoint, source] as const),
  ]),
})

/**
 * The documented names of the two generations of the platform, as overrides: `overrides:
 * relayNames.classic` speaks to one of the older, `relayNames.current` to one of the newer. A
 * call without a documented name of a generation keeps the path of its record. What is analogy
 * stands apart, as `guessed`: `{ ...relayNames.guessed.classic, ...relayNames.classic }`.
 */
export const relayNames: RelayNames = /* @__PURE__ */ makeRelayNames()
