import { textSearch } from './-text-search.ts'

/**
 * What the address of a game says: all that a refresh needs to
 * open it again, and never a token. Source: LAU-02, LAU-03.
 */
export const gameSearch = textSearch(
  'node',
  'vendor',
  'room',
  'name',
  'trial',
  'blocked',
  'lottery',
  'area',
  'mode',
  'view',
)

/** The search of a game. */
export type GameSearch = ReturnType<typeof gameSearch>
