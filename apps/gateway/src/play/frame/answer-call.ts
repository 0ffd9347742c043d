import type { Context } from 'hono'
import type * as v from 'valibot'
import type { Gateway } from '../../kernel/config/index.ts'
import {
  DomainError,
  addressOf,
  checkRequest,
  countryOf,
  failureAnswer,
  networkOf,
  parseJson,
  readText,
} from '../../kernel/http/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import { noteRecord } from '../../kernel/observe/index.ts'
import { checkOpen } from '../../content/index.ts'

async function checkFrame(context: Context, gateway: Gateway): Promise<void> {
  const { config } = gateway
  const origin = context.req.header('origin')
  if (origin !== undefined && origin !== config.playOrigin) throw new DomainError('function.not.available')
  const address = addressOf(context, config.proxies)
  countHere(gateway, { limit: 'any.network', of: networkOf(address) })
  await checkOpen(gateway, 'play', { address, country: countryOf(context, config.proxies, config.country) })
}

/** What came with a call: its context, its body as it was sent, and the time when all of it was there. */
export interface Arrived {
  readonly context: Context
  readonly text: string
  readonly now: number
}

/**
 * Answers calls that have come in whole: one that holds back its body until more is known is as late as its last byte.
 */
export const answering =
  (gateway: Gateway, work: (arrived: Arrived) => Promise<Response>) => async (context: Context) => {
    noteRecord(context.req.path.replace('/api/', 'play/').replaceAll('/', '.'))
    try {
      await checkFrame(context, gateway)
      const text = await readText(context.req)
      const now = gateway.clock.now()
      await gateway.catalogue.refresh(now)
      return await work({ context, text, now })
    } catch (error) {
      return failureAnswer(gateway, context, error)
    }
  }

/** The body of a call as a schema reads it. @throws DomainError request_param_err */
export const bodyOf = <Schema extends v.GenericSchema>({ text }: Arrived, schema: Schema): v.InferOutput<Schema> =>
  checkRequest(schema, parseJson(text))
