import type { Action } from './action.ts'
import { moneyActions } from './money-actions.ts'
import { peopleActions } from './people-actions.ts'

/** Eighteen calls whose effect must happen once. */
export const actions: readonly Action[] = [...moneyActions, ...peopleActions]
