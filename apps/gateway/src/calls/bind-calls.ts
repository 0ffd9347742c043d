import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { bindAgentsCalls } from './agents.ts'
import { bindGamesCalls } from './games.ts'
import { bindMoneyCalls } from './money.ts'
import { bindRewardsCalls } from './rewards.ts'
import { bindSessionCalls } from './session.ts'
import { bindSiteCalls } from './site.ts'
import { bindSystemCalls } from './system.ts'

/** Binds every call of the contract. */
export function bindCalls(app: Hono, gateway: Gateway): void {
  bindSystemCalls(app, gateway)
  bindSessionCalls(app, gateway)
  bindGamesCalls(app, gateway)
  bindSiteCalls(app, gateway)
  bindMoneyCalls(app, gateway)
  bindRewardsCalls(app, gateway)
  bindAgentsCalls(app, gateway)
}
