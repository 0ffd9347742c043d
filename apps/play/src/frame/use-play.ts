import { useCallback, useRef, useState } from 'preact/hooks'
import type { ActPath, Acts, OpeningPath, Openings } from '../calls/frame-calls.ts'
import { keep } from './stored-session.ts'
import { sendWithIdempotencyKey, openGame, Refused, type Act } from './server.ts'
import type { Frame } from './start.tsx'

/** What stands in the line under the game. */
export interface Line {
  readonly text: string
  readonly tone: '' | 'won' | 'bad'
}

/** A game at play: the balance, what is under way, and how to act. */
export interface Play {
  readonly balance: number
  readonly busy: boolean
  /** What was asked for and is not known yet; the player checks it before anything else. */
  readonly unsure: Act | null
  readonly line: Line
  say(text: string, tone?: Line['tone']): void
  /**
   * Puts a balance in place that was read or shown late; the site, which would give the end away, gets it only then.
   */
  setBalance(balance: number): void
  /**
   * Called with the reason why an act was refused: when its round was ended without this page, or another one is open,
   * reads again where the game stands at `path`, the balance with it. What stood here stays where that cannot be read.
   */
  follow<Path extends OpeningPath>(path: Path, onOpening: (told: Openings[Path]) => void): (code: string) => void
  /**
   * Asks for something once; null when it did not happen or is not known yet, which the line then says. The balance of
   * the answer shows at once unless `late`; `refused` is called with the code of a refusal.
   */
  act<Path extends ActPath>(
    path: Path,
    body: Acts[Path]['request'],
    options?: { readonly late?: boolean; refused?(code: string): void },
  ): Promise<Acts[Path]['answer'] | null>
  /** Asks again for what is not known yet, with its own key; `Path` names the acts of the game, one of which it is. */
  check<Path extends ActPath>(options?: { readonly late?: boolean }): Promise<Acts[Path]['answer'] | null>
}

/** The player's side of a game: one act at a time, each booked once. */
export function usePlay(frame: Frame, ready: string): Play {
  const { opening, session, speech, tell } = frame
  const [balance, setBalance] = useState(opening.balance)
  const shownRef = useRef(opening.balance)
  const put = (shown: number) => setBalance((shownRef.current = shown))
  const [busy, setBusy] = useState(false)
  const [unsure, setUnsure] = useState<Act | null>(frame.pending)
  const [line, setLine] = useState<Line>(
    frame.pending ? { text: speech.word('unsure'), tone: 'bad' } : { text: ready, tone: '' },
  )
  const runningRef = useRef(false)
  const say = useCallback((text: string, tone: Line['tone'] = '') => setLine({ text, tone }), [])

  const send = async <Path extends ActPath>(
    act: Act<Path>,
    again: boolean,
    late: boolean,
    refused?: (code: string) => void,
  ): Promise<Acts[Path]['answer'] | null> => {
    if (runningRef.current) return null
    runningRef.current = true
    setBusy(true)
    keep(frame.id, { token: session.token, pending: act })
    let known = true
    let quiet = false
    try {
      const answer = await sendWithIdempotencyKey(act, session, again)
      setUnsure(null)
      if (!late) put(answer.balance)
      quiet = late
      return answer
    } catch (error) {
      known = error instanceof Refused
      setUnsure(known ? null : act)
      if (error instanceof Refused) refused?.(error.code)
      say(error instanceof Refused ? error.message : speech.word('unsure'), 'bad')
      return null
    } finally {
      if (known) keep(frame.id, { token: session.token, pending: null })
      // What failed may have been booked, or its session is over: the site finds out, and asks for a login.
      if (!quiet) tell('balance-changed')
      runningRef.current = false
      setBusy(false)
    }
  }

  const follow: Play['follow'] = (path, onOpening) => async (code) => {
    if (code !== 'game.round.none' && code !== 'game.round.unfinished') return
    const told = await openGame(path, { token: session.token }, session.language).catch(() => null)
    if (!told) return
    put(told.balance)
    onOpening(told)
  }

  return {
    balance,
    busy,
    unsure,
    line,
    say,
    follow,
    setBalance(shown) {
      if (shown !== shownRef.current) tell('balance-changed')
      put(shown)
    },
    act: (path, body, { late = false, refused } = {}) =>
      send({ path, body, key: crypto.randomUUID() }, false, late, refused),
    check: ({ late = false } = {}) => {
      if (!unsure) return Promise.resolve(null)
      say(speech.word('checking'))
      return send(unsure, true, late)
    },
  }
}
