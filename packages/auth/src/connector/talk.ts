import { ContractError, RefusedError, UnreachedError, type ErrorKind } from '@parlour/api-client'
import * as v from 'valibot'
import { connectorAnswer, readyMessage, type AnswerTo, type ConnectorAnswer, type ConnectorTask } from './messages.ts'

/** A connector page that was opened in a window or a frame; `source` is null where the browser blocked it. */
export interface OpenedPage {
  readonly source: MessageEventSource | null
  /** Whether the visitor closed it. */
  closed(): boolean
  close(): void
}

/** What talking takes of the page around it. */
export interface TalkPorts {
  /** The connector's origin; messages from any other are ignored. */
  readonly origin: string
  /** Listens to the messages that other windows post to this one, until the returned function is called. */
  listen(onMessage: (event: MessageEvent<unknown>) => void): () => void
  /** Calls back after so many milliseconds, unless the returned function is called. */
  after(milliseconds: number, call: () => void): () => void
}

/** How long a page may take to say that it is there, and to bring an answer back from a provider; in milliseconds. */
export const talkLimits = Object.freeze({ ready: 5_000, answer: 15_000, look: 300 })

const fitting = { 'sign-in': 'token', send: 'sent', confirm: 'confirmed', verify: 'proof' } as const

const unreached = (kind: ErrorKind) => new UnreachedError({ endpoint: 'connector', kind, requestId: '' })
const misfit = (issue: string) =>
  new ContractError({ endpoint: 'connector', kind: 'schema', requestId: '', issues: [issue] })

const refusal = (code: string) =>
  new RefusedError({
    endpoint: 'connector',
    kind: 'refused',
    requestId: '',
    status: 400,
    code,
    serverMessage: null,
    value: null,
    retryAfter: null,
    retryAt: null,
  })

function judge(task: ConnectorTask, data: unknown): ConnectorAnswer | Error {
  const read = v.safeParse(connectorAnswer, data)
  if (!read.success) return misfit('answer')
  const { output } = read
  if (output.answer === 'refused') return refusal(output.code)
  if (output.answer === 'cancelled') return unreached('cancelled')
  if (output.answer === 'unreached') return unreached('network')
  if (output.answer !== fitting[task.task]) return misfit('answer.answer')
  const foreign = output.answer === 'token' && task.task === 'sign-in' && output.nonce !== task.nonce
  return foreign ? misfit('answer.nonce') : output
}

/**
 * Sends a task to a connector page and waits for its answer. Only messages of the opened window, from the connector's
 * origin, in the expected shape count. The page is closed at the end.
 *
 * @param ports origin, message events and timers of the page
 * @returns the answer to the task
 * @throws UnreachedError `popup_blocked`, `cancelled`, `timeout`,
 *   `network`; RefusedError; ContractError for an answer that does not fit
 * @throws UnreachedError of kind popup_blocked, cancelled, timeout or network; RefusedError; ContractError
 * @example const answer = await talk(opened, task, ports)
 */
export function talk<T extends ConnectorTask>(
  opened: OpenedPage,
  task: T,
  ports: TalkPorts,
): Promise<AnswerTo<T['task']>> {
  return new Promise((resolve, reject) => {
    if (!opened.source) return reject(unreached('popup_blocked'))
    let port: MessagePort | null = null
    let given = false
    const end = (outcome: ConnectorAnswer | Error) => {
      stopListening()
      stopLimit()
      stopLooking()
      port?.close()
      opened.close()
      if (outcome instanceof Error) reject(outcome)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- judge lets through the answer that fits the task alone
      else resolve(outcome as AnswerTo<T['task']>)
    }
    let stopLimit = ports.after(talkLimits.ready, () => end(unreached('timeout')))
    const look = (): (() => void) =>
      ports.after(talkLimits.look, () => {
        if (opened.closed()) end(unreached('cancelled'))
        else stopLooking = look()
      })
    let stopLooking = look()
    const take = (next: MessagePort) => {
      port?.close()
      port = next
      next.onmessage = ({ data }: MessageEvent<unknown>) => end(judge(task, data))
    }
    const stopListening = ports.listen(({ source, origin, data, ports: ends }) => {
      const [next] = ends
      if (source !== opened.source || origin !== ports.origin || !next || ends.length !== 1) return
      const read = v.safeParse(readyMessage, data)
      if (!read.success || (read.output.page === 'task') === given) return
      stopLimit()
      take(next)
      if (given) stopLimit = ports.after(talkLimits.answer, () => end(unreached('timeout')))
      else next.postMessage(task)
      given = true
    })
  })
}
