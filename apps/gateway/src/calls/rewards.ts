import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'

/** Binds the calls of promotions, rewards, missions and points. */
export function bindRewardsCalls(_app: Hono, _gateway: Gateway): void {}
