import type { Action } from './action.ts'
import { moneyActions } from './money-actions.ts'
import { peopleActions } from './people-actions.ts'
import { playActions } from './play-actions.ts'
import { pointActions } from './point-actions.ts'
import { rewardActions } from './reward-actions.ts'

/** The calls whose effect must happen once. */
export const actions: readonly Action[] = [
  ...moneyActions,
  ...peopleActions,
  ...rewardActions,
  ...pointActions,
  ...playActions,
]
