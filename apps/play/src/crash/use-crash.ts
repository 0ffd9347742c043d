import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { look, openGame } from '../frame/server.ts'
import type { Frame } from '../frame/start.tsx'
import type { Speech } from '../frame/speech.ts'
import { usePlay, type Line, type Play } from '../frame/use-play.ts'
import { freshSalt } from './check-round.ts'
import type { CashedOut, CrashOpening, Ended, Flight, Started } from '../calls/crash.ts'
import { makeTimes } from './multiplier.ts'
import { makeServerClock, type ServerClock } from './server-clock.ts'

/** A round that is over, and the hash that was shown before it. */
export interface Over {
  readonly ended: Ended
  readonly shown: string
}

/** A crash game at play. */
export interface CrashPlay {
  readonly play: Play
  readonly clock: ServerClock
  readonly flight: Flight | null
  /** The last round of this page, and the hash that was shown before it. */
  readonly over: Over | null
  /** The same, or the last round before this page or without it, for checking how it was drawn. */
  readonly checked: Over | null
  readonly nextHash: string
  readonly last: readonly Ended[]
  readonly stake: number
  readonly auto: number | null
  setStake(stake: number): void
  setAuto(auto: number | null): void
  /** Starts a round, or cashes out of the one under way. */
  press(): void
}

/** What a round came to, in words; one that ended while its player was away says so. */
function describeEnd({ word, money, locale }: Speech, { times: out, win, point, stake, isLeft = false }: Ended): Line {
  const times = makeTimes(locale)
  if (out > 0) return { text: word(isLeft ? 'awayWon' : 'won', { times: times(out), sum: money(win) }), tone: 'won' }
  return { text: word(isLeft ? 'awayLost' : 'lost', { times: times(point), sum: money(stake) }), tone: '' }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Plays crash: one round at a time, of which the server says when it is over. */
export function useCrash(frame: Frame<CrashOpening>): CrashPlay {
  const { opening, session, speech } = frame
  const { word } = speech
  const [latest] = opening.last
  const play = usePlay(
    frame,
    opening.round ? word('running') : latest?.isLeft ? describeEnd(speech, latest).text : word('ready'),
  )
  const announceEnd = (ended: Ended) => {
    const { text, tone } = describeEnd(speech, ended)
    play.say(text, tone)
  }
  const [clock] = useState(() => {
    const made = makeServerClock()
    if (opening.round) made.sync(opening.round.now)
    return made
  })
  const [stake, setStake] = useState(opening.round?.stake ?? opening.stakes[0] ?? 0)
  const [auto, setAuto] = useState<number | null>(opening.round?.auto ?? null)
  const [flight, setFlight] = useState<Flight | null>(opening.round)
  const [over, setOver] = useState<CrashPlay['over']>(null)
  const [nextHash, setNextHash] = useState(opening.nextHash)
  const [last, setLast] = useState(opening.last)
  const [newest] = last
  const checked = useMemo(() => over ?? (newest ? { ended: newest, shown: newest.hash } : null), [over, newest])

  const land = (answer: CashedOut | Started) => {
    if ('round' in answer) {
      clock.sync(answer.round.now)
      setFlight(answer.round)
      play.say(word('starting'))
      return
    }
    const { ended } = answer
    setOver({ ended, shown: flight?.hash ?? ended.hash })
    setFlight(null)
    setNextHash(answer.nextHash)
    setLast((before) => [ended, ...before].slice(0, 10))
    announceEnd(ended)
  }

  /** Reads again where the game stands, when a round was settled without this page. */
  const readAnew = async (token: string) => {
    const told = await openGame('/api/crash/session', { token }, session.language)
    const [gone] = told.last
    play.setBalance(told.balance)
    setOver(gone && gone.roundId === flight?.roundId ? { ended: gone, shown: flight.hash } : null)
    if (gone && gone.roundId === flight?.roundId) announceEnd(gone)
    setFlight(told.round)
    setNextHash(told.nextHash)
    setLast(told.last)
  }

  const end = async (roundId: string) => {
    const answer = await play.act('/api/crash/out', { roundId })
    if (answer) land(answer)
    else await readAnew(session.token).catch(() => undefined)
  }

  const latestRef = useRef({ end, flight })
  latestRef.current = { end, flight }
  const { busy, unsure } = play
  const watched = unsure === null ? flight?.roundId : undefined
  const watch = useCallback(
    async (roundId: string, signal: AbortSignal) => {
      while (!signal.aborted) {
        const breath = pause(300)
        try {
          const { isOver, now } = await look('/api/crash/watch', { roundId }, session)
          clock.sync(now)
          if (isOver) {
            if (!signal.aborted && latestRef.current.flight?.roundId === roundId) await latestRef.current.end(roundId)
            return
          }
        } catch {
          await pause(1000)
        }
        await breath
      }
    },
    [clock, session],
  )
  useEffect(() => {
    if (watched === undefined || busy) return undefined
    const stopping = new AbortController()
    void watch(watched, stopping.signal)
    return () => stopping.abort()
  }, [watched, busy, watch])

  const begin = async () => {
    setOver(null)
    const refused = play.follow('/api/crash/session', ({ round }) => {
      if (round) clock.sync(round.now)
      setFlight(round)
    })
    const answer = await play.act('/api/crash/start', { stake, auto, salt: freshSalt() }, { refused })
    if (answer) land(answer)
  }
  const check = async () => {
    const answer = await play.check<'/api/crash/out' | '/api/crash/start'>()
    if (answer) land(answer)
  }
  const press = () => {
    if (busy || document.querySelector('dialog[open]')) return
    if (unsure) void check()
    else if (flight) {
      play.say(word('asking'))
      void end(flight.roundId)
    } else void begin()
  }

  return { play, clock, flight, over, checked, nextHash, last, stake, auto, setStake, setAuto, press }
}
