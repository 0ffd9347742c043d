import type { Hono } from 'hono'
import type { Gateway } from '../kernel/config/index.ts'
import { bindAgentsCalls } from '../agents/index.ts'
import { bindPlayCalls } from '../play/index.ts'
import { bindMoneyCalls } from '../money/index.ts'
import { bindRewardsCalls } from '../rewards/index.ts'
import { bindIdentityCalls } from '../identity/index.ts'
import { bindContentCalls } from '../content/index.ts'

/** Binds every call of the contract. */
export function bindCalls(app: Hono, gateway: Gateway): void {
  bindIdentityCalls(app, gateway)
  bindContentCalls(app, gateway)
  bindMoneyCalls(app, gateway)
  bindPlayCalls(app, gateway)
  bindAgentsCalls(app, gateway)
  bindRewardsCalls(app, gateway)
}
