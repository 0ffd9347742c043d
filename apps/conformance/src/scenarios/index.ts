import type { Check } from '../check.ts'
import { accountStories } from './account.ts'
import { bonusStories } from './bonus-money.ts'
import { agentStories } from './agents.ts'
import { codeStories, lateStories } from './codes.ts'
import { gameStories } from './games.ts'
import { moneyStories } from './money.ts'
import { peopleStories } from './people.ts'
import { platformStories } from './platform.ts'
import { rewardStories } from './rewards.ts'
import { lateMoneyStories } from './withdrawals.ts'

/** The stories that a gateway must be able to tell. */
export const scenarios: readonly Check[] = [
  ...codeStories,
  ...peopleStories,
  ...accountStories,
  ...gameStories,
  ...agentStories,
  ...rewardStories,
  ...bonusStories,
  ...moneyStories,
  ...platformStories,
]

/** Those that have to wait for something, to be told after everything else. */
export const lastScenarios: readonly Check[] = [...lateStories, ...lateMoneyStories]
