import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'

/** Binds the calls of the agent centre and of contracts. */
export function bindAgentsCalls(_app: Hono, _gateway: Gateway): void {}
