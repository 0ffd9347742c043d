import type { Hono } from 'hono'
import type { Gateway } from '../../kernel/config/index.ts'
import {
  DomainError,
  addressOf,
  checkRequest,
  failureAnswer,
  jsonAnswer,
  networkOf,
  parseJson,
  readText,
} from '../../kernel/http/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import { noteRecord } from '../../kernel/observe/index.ts'
import { providerKey } from '../deposit/provider-key.ts'
import { isSigned } from './sign-callback.ts'
import { callbackReport, takeCallback } from './take-callback.ts'

const mostBytes = 8 * 1024

/**
 * The bindings of reports that the simulated provider sends in this
 * process: they come from no network, and no other caller has them.
 */
export const ownReports: object = {}

/**
 * Binds where the payment provider reports to: `POST /callbacks/pay`, signed over time and body; counted by network.
 */
export function bindCallbacks(app: Hono, gateway: Gateway): void {
  app.post('/callbacks/pay', async (context) => {
    noteRecord('pay.callback')
    try {
      if (context.env !== ownReports)
        countHere(gateway, { limit: 'any.network', of: networkOf(addressOf(context, gateway.config.proxies)) })
      const now = gateway.clock.now()
      const body = await readText(context.req, mostBytes)
      const timestamp = context.req.header('x-pay-timestamp') ?? ''
      const signature = context.req.header('x-pay-signature') ?? ''
      if (!isSigned(await providerKey(gateway, now), { timestamp, signature, body, now }))
        throw new DomainError('payload.invalid')
      const report = checkRequest(callbackReport(gateway.config.currency), parseJson(body))
      const { outcome, repeated } = await takeCallback(gateway, report, now)
      if (outcome === 'surplus' || outcome === 'checking')
        gateway.log.warn(
          { orderNo: report.orderNo, outcome, amount: report.amount, reference: report.reference },
          'payment needs a look',
        )
      return jsonAnswer({ success: true, value: { outcome } }, 200, repeated ? { 'Idempotent-Replayed': 'true' } : {})
    } catch (error) {
      return failureAnswer(gateway, context, error)
    }
  })
}
