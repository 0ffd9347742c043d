import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import { answerBalance } from '../session/balance.ts'

/** Binds the calls of wallets, deposits, withdrawals and records. */
export function bindMoneyCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getBalance, answerBalance)
}
