import type { Category } from './category.ts'

/** What the choice of a vendor's card leads to: into its game, or to a list that begins again. */
export type Decision = 'game' | 'list'

const straight = { list: 'game', game: 'game' } as const
const byCard = { list: 'list', game: 'game' } as const
const lists = { list: 'list', game: 'list' } as const

/**
 * By category, what is decided for a card that stands for a list of games (isGame VASSALAGE), and for one that is a
 * game. "All" is a list everywhere. Source: LAU-01, LOB-04.
 */
export const decisions: Readonly<Record<Category, Readonly<Record<Decision, Decision>>>> = {
  LOTT: straight,
  ELOTT: straight,
  SPORTS: byCard,
  ESPORTS: byCard,
  COCKFIGHT: byCard,
  FISH: byCard,
  PVP: byCard,
  LIVE: byCard,
  RNG: lists,
  INHOUSE: lists,
}
