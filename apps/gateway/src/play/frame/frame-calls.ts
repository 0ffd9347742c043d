import type {
  ActPath,
  Acts,
  LookPath,
  Looks,
  OpeningPath,
  OpeningRequest,
  Openings,
  SessionOpening,
} from '@parlour/play/calls'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError, jsonAnswer } from '../../kernel/http/index.ts'
import type { Exactly, SchemaOf } from '../../kernel/http/index.ts'
import { market } from '../../kernel/market/index.ts'
import { answering, bodyOf, type Arrived } from './answer-call.ts'
import { exchangeTicket, findGameSession, type GameSession } from '../rounds/game-session.ts'

const keyForm = /^[\w-]{8,64}$/
const ticketRequest = v.object({ ticket: v.optional(v.pipe(v.string(), v.minLength(20), v.maxLength(100))) })

/** What a frame does in its session: the checked body, the key of the call, and the time. */
export interface FrameCall<Body> {
  readonly session: GameSession
  readonly body: Body
  readonly key: string
  readonly now: number
}

/** Trades the ticket of a launch for a session; without one, a reload goes on with the session that it names. */
async function enter(arrived: Arrived, gateway: Gateway): Promise<GameSession & { readonly token: string }> {
  const { context, now } = arrived
  const { ticket } = bodyOf(arrived, ticketRequest satisfies SchemaOf<OpeningRequest, typeof ticketRequest>)
  if (ticket !== undefined) return exchangeTicket(gateway, ticket, now)
  const token = context.req.header('authorization') ?? ''
  return { token, ...(await findGameSession(gateway, token, now)) }
}

type Told<Path extends OpeningPath> = Omit<Openings[Path], keyof SessionOpening>

interface Acted<Answer> {
  readonly answer: Answer
  readonly replayed: boolean
}

/**
 * Binds the calls of a game's frame by their paths; what they take
 * and answer is what `@parlour/play/calls` declares to its page.
 */
export const frameCalls = (app: Hono, gateway: Gateway) => ({
  /** The first call of a frame, which opens its session; `tell` adds what the game is about. */
  opening<Path extends OpeningPath, Answer extends Told<Path>>(
    path: Path,
    tell: (session: GameSession) => Promise<Exactly<Told<Path>, Answer>>,
  ): void {
    app.post(
      path,
      answering(gateway, async (arrived) => {
        const { token, ...session } = await enter(arrived, gateway)
        const { game, memberId } = session
        const opened: SessionOpening = {
          token,
          game: {
            id: game.id,
            title: game.title,
            studio: gateway.catalogue.providerName(game.provider),
            category: game.category,
          },
          trial: memberId === null,
          currencySymbol: gateway.config.currencySymbol,
          currency: gateway.config.currency,
          timeZone: market.timeZone,
        }
        return jsonAnswer({ success: true, value: { ...opened, ...(await tell(session)) } })
      }),
    )
  },

  /** A call that changes nothing: what it asks for is read in its session. */
  looking<Path extends LookPath, Schema extends v.GenericSchema, Answer extends Looks[Path]['answer']>(
    path: Path,
    schema: SchemaOf<Looks[Path]['request'], Schema>,
    look: (call: Omit<FrameCall<v.InferOutput<Schema>>, 'key'>) => Promise<Exactly<Looks[Path]['answer'], Answer>>,
  ): void {
    app.post(
      path,
      answering(gateway, async (arrived) => {
        const { context, now } = arrived
        const session = await findGameSession(gateway, context.req.header('authorization'), now)
        return jsonAnswer({ success: true, value: await look({ session, now, body: bodyOf<Schema>(arrived, schema) }) })
      }),
    )
  },

  /** A call that happens once for its key. */
  acting<Path extends ActPath, Schema extends v.GenericSchema, Answer extends Acts[Path]['answer']>(
    path: Path,
    schema: SchemaOf<Acts[Path]['request'], Schema>,
    act: (call: FrameCall<v.InferOutput<Schema>>) => Promise<Acted<Exactly<Acts[Path]['answer'], Answer>>>,
  ): void {
    app.post(
      path,
      answering(gateway, async (arrived) => {
        const { context, now } = arrived
        const session = await findGameSession(gateway, context.req.header('authorization'), now)
        const key = context.req.header('idempotency-key') ?? ''
        if (!keyForm.test(key)) throw new DomainError('idempotency.key.missing')
        const { answer, replayed } = await act({ session, key, now, body: bodyOf<Schema>(arrived, schema) })
        return jsonAnswer({ success: true, value: answer }, 200, replayed ? { 'Idempotent-Replayed': 'true' } : {})
      }),
    )
  },
})
