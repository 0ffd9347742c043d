import type { ActPath, Acts, LookPath, Looks, OpeningPath, Openings } from '../calls/frame-calls.ts'
import type { OpeningRequest } from '../calls/frame.ts'

/** The server turned a call down: `message` is for the player. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: string
  readonly status: number

  constructor(code: string, message: string, status: number) {
    super(message)
    this.code = code
    this.status = status
  }
}

/** Whether something was booked is not known yet. */
export class Unsure extends Error {
  override readonly name = 'Unsure'
}

interface Answer {
  readonly success: boolean
  readonly value?: unknown
  readonly errorCode?: unknown
  readonly message?: unknown
}

/** Makes a call of the page. @throws Refused when the server says no; anything else when it was not reached */
export async function ask(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(15_000) })
  const answer = (await response.json()) as Answer
  if (answer.success) return answer.value
  throw new Refused(String(answer.errorCode), String(answer.message), response.status)
}

/** Makes a call that says something. @throws Refused when the server says no; anything else when it was not reached */
export const post = (path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<unknown> =>
  ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  })

/** How a frame comes in: with the ticket of its launch, or after a reload with the token of its session. */
export type Entry = { readonly ticket: string } | { readonly token: string }

/** Opens the game at `path`. @throws Refused when the ticket or the session is over */
export const openGame = <Path extends OpeningPath>(
  path: Path,
  entry: Entry,
  language: string,
): Promise<Openings[Path]> =>
  ('ticket' in entry
    ? post(path, { ticket: entry.ticket } satisfies OpeningRequest, { Language: language })
    : post(path, {} satisfies OpeningRequest, { Language: language, Authorization: entry.token })) as Promise<
    Openings[Path]
  >

/**
 * Reads something of a session that changes nothing.
 * @throws Refused, or anything else when the server was not reached
 */
export const look = <Path extends LookPath>(
  path: Path,
  body: Looks[Path]['request'],
  session: Session,
): Promise<Looks[Path]['answer']> =>
  post(path, body, { Language: session.language, Authorization: session.token }) as Promise<Looks[Path]['answer']>

/** Who acts, in which language the answers come. */
export interface Session {
  readonly token: string
  readonly language: string
}

/** Something that happens once: its key stays the same over every try of it. */
export interface Act<Path extends ActPath = ActPath> {
  readonly path: Path
  readonly body: Acts[Path]['request']
  readonly key: string
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Does something once, whatever the network does. After a try that ended without an answer, `unsure` as it comes in or
 * one of its own, a refusal that only keeps the player out (401, 429, a restricted country) or that a gateway without
 * this call gives (404) says nothing of what happened.
 * @throws Refused when nothing was booked, Unsure when the result is not known
 */
export async function sendWithIdempotencyKey<Path extends ActPath>(
  { path, body, key }: Act<Path>,
  { token, language }: Session,
  unsure: boolean,
): Promise<Acts[Path]['answer']> {
  const headers = { Authorization: token, 'Idempotency-Key': key, Language: language }
  let mayBeBooked = unsure
  for (let tried = 0; ; tried++) {
    try {
      return (await post(path, body, headers)) as Acts[Path]['answer']
    } catch (error) {
      const refused = error instanceof Refused && error.status < 500 ? error : null
      const running = refused?.code === 'idempotency.running'
      if (!refused || running) mayBeBooked = true
      const keptOut =
        refused?.status === 401 ||
        refused?.status === 429 ||
        refused?.code === 'system.restricted' ||
        refused?.code === 'path.not.found'
      if (mayBeBooked && !running && keptOut) throw new Unsure()
      if (refused && !running) throw refused
      if (tried === 3) throw new Unsure()
      await pause(400 * 2 ** tried)
    }
  }
}
