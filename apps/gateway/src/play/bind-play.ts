import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'

export async function bindPlay(_app: Hono, _gateway: Gateway): Promise<void> {}
