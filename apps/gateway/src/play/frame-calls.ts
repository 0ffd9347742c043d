import type { Context } from 'hono'
import * as v from 'valibot'
import type { Gateway } from '../gateway.ts'
import { addressOf, countryOf, networkOf } from '../http/address.ts'
import { failureAnswer, jsonAnswer } from '../http/answer.ts'
import { checkRequest } from '../http/check-request.ts'
import { parseJson, readText } from '../http/read-request.ts'
import { DomainError } from '../http/domain-error.ts'
import { countHere } from '../limits/count-here.ts'
import { noteRecord } from '../observe/call-scope.ts'
import { checkOpen } from '../system/check-open.ts'
import { exchangeTicket, findGameSession, type GameSession } from './game-session.ts'

const keyForm = /^[\w-]{8,64}$/
const ticketRequest = v.object({ ticket: v.optional(v.pipe(v.string(), v.minLength(20), v.maxLength(100))) })

/** What a frame does in its session: the checked body, the key of the call, and the time. */
export interface FrameCall<Body> {
  readonly session: GameSession
  readonly body: Body
  readonly key: string
  readonly now: number
}

async function checkFrame(context: Context, gateway: Gateway): Promise<void> {
  const { config } = gateway
  const origin = context.req.header('origin')
  if (origin !== undefined && origin !== config.playOrigin) throw new DomainError('function.not.available', { status: 400 })
  const address = addressOf(context, config.proxies)
  countHere(gateway, { limit: 'any.network', of: networkOf(address) })
  await checkOpen(gateway, 'play', { address, country: countryOf(context, config.proxies, config.country) })
}

/** What came with a call: its context, its body as it was sent, and the time when all of it was there. */
interface Arrived {
  readonly context: Context
  readonly text: string
  readonly now: number
}

/** Answers calls that have come in whole: one that holds back its body until more is known is as late as its last byte. */
const answering = (gateway: Gateway, work: (arrived: Arrived) => Promise<Response>) => async (context: Context) => {
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

const bodyOf = <Schema extends v.GenericSchema>({ text }: Arrived, schema: Schema): v.InferOutput<Schema> => checkRequest(schema, parseJson(text))

/** Trades the ticket of a launch for a session; without one, a reload goes on with the session that it names. */
async function enter(arrived: Arrived, gateway: Gateway): Promise<GameSession & { readonly token: string }> {
  const { context, now } = arrived
  const { ticket } = bodyOf(arrived, ticketRequest)
  if (ticket !== undefined) return exchangeTicket(gateway, ticket, now)
  const token = context.req.header('authorization') ?? ''
  return { token, ...(await findGameSession(gateway, token, now)) }
}

/** Answers the first call of a frame, which opens its session; `tell` adds what the game is about. */
export const opening = (gateway: Gateway, tell: (session: GameSession) => Promise<object>) =>
  answering(gateway, async (arrived) => {
    const { token, ...session } = await enter(arrived, gateway)
    const { game, memberId } = session
    return jsonAnswer({
      success: true,
      value: {
        token,
        game: { id: game.id, title: game.title, studio: gateway.catalogue.studioName(game.studio), category: game.category },
        trial: memberId === null,
        currencySymbol: gateway.config.currencySymbol,
        currency: gateway.config.currency,
        ...(await tell(session)),
      },
    })
  })

/** Answers a call of a frame that changes nothing: what it asks for is read in its session. */
export const looking = <Schema extends v.GenericSchema>(
  gateway: Gateway,
  schema: Schema,
  look: (call: Omit<FrameCall<v.InferOutput<Schema>>, 'key'>) => Promise<unknown>,
) =>
  answering(gateway, async (arrived) => {
    const { context, now } = arrived
    const session = await findGameSession(gateway, context.req.header('authorization'), now)
    return jsonAnswer({ success: true, value: await look({ session, now, body: bodyOf(arrived, schema) }) })
  })

/** Answers a call of a frame that happens once for its key. */
export const acting = <Schema extends v.GenericSchema>(
  gateway: Gateway,
  schema: Schema,
  act: (call: FrameCall<v.InferOutput<Schema>>) => Promise<{ readonly answer: unknown; readonly replayed: boolean }>,
) =>
  answering(gateway, async (arrived) => {
    const { context, now } = arrived
    const session = await findGameSession(gateway, context.req.header('authorization'), now)
    const key = context.req.header('idempotency-key') ?? ''
    if (!keyForm.test(key)) throw new DomainError('idempotency.key.missing', { status: 400 })
    const { answer, replayed } = await act({ session, key, now, body: bodyOf(arrived, schema) })
    return jsonAnswer({ success: true, value: answer }, 200, replayed ? { 'Idempotent-Replayed': 'true' } : {})
  })
