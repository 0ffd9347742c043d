import type { Check } from '../check.ts'
import { gameStories } from './games.ts'
import { moneyStories } from './money.ts'
import { peopleStories } from './people.ts'
import { platformStories } from './platform.ts'

/** The stories that a gateway must be able to tell. */
export const scenarios: readonly Check[] = [...peopleStories, ...gameStories, ...moneyStories, ...platformStories]
