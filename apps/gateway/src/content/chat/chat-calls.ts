import type { ChatPosts, LinesAnswer, LinesQuery, SeenLine } from '@parlour/play/calls'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import {
  DomainError,
  addressOf,
  checkRequest,
  failureAnswer,
  fromPairs,
  isMessageCode,
  jsonAnswer,
  languageOf,
  networkOf,
  parseJson,
  readText,
  sentence,
} from '../../kernel/http/index.ts'
import type { Exactly, Language, SchemaOf } from '../../kernel/http/index.ts'
import { withIdempotency } from '../../kernel/ledger/index.ts'
import { countHere, countOrRefuse } from '../../kernel/limits/index.ts'
import { noteRecord } from '../../kernel/observe/index.ts'
import { exchangeTicket, findChatSession, openGuest, touchLogin } from './chat-session.ts'
import { longestLine } from './launch-chat.ts'
import { linesAfter, noteSeen, postAsVisitor, type ChatLine } from './rooms.ts'

const keyForm = /^[\w-]{8,64}$/
const whole = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)
const ticketRequest = v.object({ ticket: v.pipe(v.string(), v.minLength(20), v.maxLength(100)) })
const lineRequest = v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestLine)) })
const readRequest = v.object({ after: whole, seen: whole })

/** One call of the chat page. */
interface ChatCall {
  readonly context: Context
  readonly now: number
  readonly language: Language
  readonly network: string
}

const lineOnWire = ({ id, author, text, at }: ChatLine, language: Language): SeenLine => ({
  id,
  author,
  at,
  text: author === 'automatic' && isMessageCode(text) ? sentence(text, language) : text,
})

/**
 * Counts the call and turns away other origins. The chat itself
 * stays open under maintenance: that is when it is needed.
 */
function answering(gateway: Gateway, work: (call: ChatCall) => Promise<object>) {
  const { config, clock } = gateway
  return async (context: Context): Promise<Response> => {
    noteRecord(context.req.path.replace('/api/', 'chat.'))
    try {
      const origin = context.req.header('origin')
      if (origin !== undefined && origin !== config.chatOrigin) throw new DomainError('function.not.available')
      const network = networkOf(addressOf(context, config.proxies))
      countHere(gateway, { limit: 'any.network', of: network })
      const value = await work({
        context,
        network,
        now: clock.now(),
        language: languageOf(context.req.header('language')),
      })
      return jsonAnswer({ success: true, value })
    } catch (error) {
      return failureAnswer(gateway, context, error)
    }
  }
}

const json = async <Request, Schema extends v.GenericSchema>(
  { context }: ChatCall,
  schema: SchemaOf<Request, Schema>,
): Promise<v.InferOutput<Schema>> => checkRequest<Schema>(schema, parseJson(await readText(context.req)))

/** Binds the calls of the chat page: a ticket or a guest for a token, the lines after one, a line written. */
export function bindChatCalls(app: Hono, gateway: Gateway): void {
  const { db, config } = gateway
  const posting = <Path extends keyof ChatPosts, Answer extends ChatPosts[Path]['answer']>(
    path: Path,
    work: (call: ChatCall) => Promise<Exactly<ChatPosts[Path]['answer'], Answer>>,
  ) => app.post(path, answering(gateway, work))

  posting('/api/session', async (call) => {
    const { ticket } = await json<ChatPosts['/api/session']['request'], typeof ticketRequest>(call, ticketRequest)
    const { token, roomId, name } = await exchangeTicket(gateway, ticket, call.now)
    const lines = await linesAfter(db, roomId, 0)
    return { token, name, lines: lines.map((line) => lineOnWire(line, call.language)) }
  })

  posting('/api/guest', async ({ network, now }) => {
    const { token } = await openGuest(gateway, network, now)
    return { token, lines: [] }
  })

  app.get(
    '/api/lines',
    answering(gateway, async ({ context, now, language }): Promise<LinesAnswer> => {
      const { roomId } = await findChatSession(gateway, context.req.header('authorization'), now)
      const schema = readRequest satisfies SchemaOf<LinesQuery, typeof readRequest>
      const { after, seen } = checkRequest(schema, fromPairs(new URL(context.req.url).searchParams))
      if (seen > 0) await noteSeen(db, roomId, seen, now)
      return { lines: (await linesAfter(db, roomId, after)).map((line) => lineOnWire(line, language)) }
    }),
  )

  posting('/api/lines', async (call) => {
    const { context, now, language } = call
    const session = await findChatSession(gateway, context.req.header('authorization'), now)
    const key = context.req.header('idempotency-key') ?? ''
    if (!keyForm.test(key)) throw new DomainError('idempotency.key.missing')
    const body = await json<ChatPosts['/api/lines']['request'], typeof lineRequest>(call, lineRequest)
    const { answer } = await withIdempotency(
      db,
      { scope: `chat/${session.roomId}`, key, body, now },
      async (tx: Database) => {
        await countOrRefuse({ db: tx, config }, [{ limit: 'chat.room', of: String(session.roomId) }], now)
        await touchLogin(tx, session, now)
        return lineOnWire(await postAsVisitor(tx, session.roomId, body.text, now), language)
      },
    )
    return { line: answer }
  })
}
