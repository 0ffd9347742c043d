/** What is chosen in a menu or a list: all of a category, one of its vendors, or a game. */
export type Choice = 'all' | 'vendor' | 'game'

/** What a choice does: launches at once, goes to the page of the category, or goes there and begins its list anew. */
export type Decision = 'launch' | 'category' | 'navigate-and-reset'

const straight = { all: 'launch', vendor: 'launch', game: 'launch' } as const
const byCategory = { all: 'category', vendor: 'category', game: 'launch' } as const

/** A click on a game launches it in every category; what is left of LAU-01 for the others is what their menus do. */
const others = { all: 'navigate-and-reset', vendor: 'navigate-and-reset', game: 'launch' } as const

/** What the categories do that differ from the others. Source: LAU-01. */
export const decisions: Readonly<Record<string, Readonly<Record<Choice, Decision>>>> = {
  LOTT: straight,
  ELOTT: straight,
  SPORTS: byCategory,
  ESPORTS: byCategory,
  COCKFIGHT: byCategory,
  FISH: byCategory,
  PVP: byCategory,
  LIVE: byCategory,
}

/** What a choice within a category does. Source: LAU-01. */
export const decide = (category: string, choice: Choice): Decision =>
  (Object.hasOwn(decisions, category) ? decisions[category] : undefined)?.[choice] ?? others[choice]
