import {
  addFavourite,
  depositByLaunch,
  launchGame,
  removeFavourite,
  sendFeedback,
  updateLanguage,
  type Endpoint,
} from '@parlour/api-client/endpoints'
import { candidatesOf } from './candidates.ts'
import type { Asker, Reply } from './create-asker.ts'
import { findCall } from './find-call.ts'
import { judgeCall, plainReport } from './judge-call.ts'
import type { KnownValues } from './known-values.ts'
import type { CallReport, Generation, Report } from './report.ts'
import type { UnknownCall } from './unknown-call.ts'

/**
 * The calls with an effect that a test account may make, in this order. The deposit opens an order, which no one pays.
 */
export const tried: readonly Endpoint[] = [
  updateLanguage,
  addFavourite,
  removeFavourite,
  launchGame,
  sendFeedback,
  depositByLaunch,
]

/** What is asked for, where no answer of the platform has it; sums in minor units. */
const given: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [sendFeedback.name]: { type: 'other', content: 'Sent by a conformance check.' },
  [depositByLaunch.name]: { amount: 50_000 },
}

/** What a check with effects works on. */
export interface EffectOptions {
  readonly asker: Asker
  readonly unknown: UnknownCall
  readonly known: KnownValues
  readonly generation: Generation
  readonly language: string
  readonly newId: () => string
}

type Idempotency = Report['idempotency']

/**
 * What an order is known by; an address says nothing, for it may
 * be a new one for the same order or the same one for every order.
 */
function orderOf({ output }: Reply): string | null {
  if (typeof output !== 'object' || output === null || !('orderNo' in output)) return null
  return typeof output.orderNo === 'string' && output.orderNo !== '' ? output.orderNo : null
}

const unseen = (why: string): Idempotency => ({ value: 'ignored', seen: false, why })
const wordsOf = ({ code, message, issues }: Reply): string =>
  [code, message, ...issues.slice(0, 1)].filter(Boolean).join(': ')

/**
 * What the platform does with one key for two deposits: one order is one effect, two orders are two. The
 * second is sent only after one that was answered with an order number, for without it nothing can be seen.
 */
async function sendTwice(first: Reply, again: () => Promise<Reply>): Promise<Idempotency> {
  if (first.outcome !== 'read') return unseen(`the deposit with a key was not answered (${wordsOf(first)})`)
  const order = orderOf(first)
  if (order === null) return unseen('the deposit with a key was answered without an order number')
  const second = await again()
  if (second.outcome !== 'read') return unseen(`the second deposit with one key was not answered (${wordsOf(second)})`)
  const other = orderOf(second)
  if (other === null) return unseen('the second deposit with one key was answered without an order number')
  return order === other
    ? { value: 'honoured', seen: true, why: 'two deposits with one key were answered with one order' }
    : { value: 'ignored', seen: true, why: 'two deposits with one key were answered with two orders' }
}

/** Makes the calls with an effect, and opens a deposit that has an order number twice with one key to see whether it is one. */
export async function tryEffects(options: EffectOptions): Promise<{
  readonly calls: readonly CallReport[]
  readonly idempotency: Idempotency | null
}> {
  const { asker, unknown, known, generation, language, newId } = options
  const calls: CallReport[] = []
  let idempotency: Idempotency | null = null
  for (const endpoint of tried) {
    const own = { ...given[endpoint.name], ...(endpoint === updateLanguage && { language }) }
    const found = known.inputOf(endpoint, own)
    if ('lacks' in found) {
      calls.push(plainReport(endpoint, 'not tried', `needs ${found.lacks}, which no answer had`))
      continue
    }
    const candidates = candidatesOf(endpoint, generation)
    const idempotencyKey = newId()
    const answered = await findCall(asker, unknown, endpoint, candidates, found.input, idempotencyKey)
    calls.push(
      answered ? judgeCall(endpoint, answered, true) : plainReport(endpoint, 'misses', 'no path of it answers'),
    )
    if (answered && endpoint === depositByLaunch) {
      const override = { ...answered.candidate.override, ...answered.deviation }
      idempotency = await sendTwice(answered.reply, () =>
        asker.ask(endpoint, found.input, { override, idempotencyKey }),
      )
    }
  }
  return { calls, idempotency }
}
