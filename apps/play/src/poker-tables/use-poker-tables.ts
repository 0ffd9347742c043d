import { useRef, useState } from 'preact/hooks'
import { makeServerClock, type ServerClock } from '../crash/server-clock.ts'
import type { Frame } from '../frame/start.tsx'
import type { Acts } from '../calls/frame-calls.ts'
import { usePlay, type Play } from '../frame/use-play.ts'
import { stageOf, describeTable } from './describe-table.ts'
import type { PokerTablesOpening, Seen } from '../calls/poker-tables.ts'
import { ownPlay } from './poker-tables.ts'
import { useLook } from './use-look.ts'

/** A game with rooms at play. */
export interface PokerTablesPlay {
  readonly play: Play
  readonly clock: ServerClock
  readonly seen: Seen
  sit(room: number): void
  join(): void
  decide(stays: boolean): void
  leave(): void
  check(): void
}

type Step = 'sit' | 'join' | 'decide' | 'leave'

/** Plays at a table: the server says how it stands, the player asks for one thing at a time. */
export function usePokerTables(frame: Frame<PokerTablesOpening>): PokerTablesPlay {
  const { opening, session, speech } = frame
  const { word } = speech
  const play = usePlay(frame, opening.table ? describeTable(speech, opening.table, null).text : word('ready'))
  const [clock] = useState(() => {
    const made = makeServerClock()
    made.sync(opening.now)
    return made
  })
  const stampRef = useRef(0)
  const leftRef = useRef(false)
  const lostRef = useRef(false)

  const tell = (seen: Seen, before: Seen) => {
    const { table } = seen
    const changed = stageOf(table) !== stageOf(before.table) || lostRef.current
    lostRef.current = false
    if (!changed) return
    if (!table) return play.say(before.table && !leftRef.current ? word('gone') : word(before.table ? 'left' : 'ready'))
    leftRef.current = table.leaves
    const line = describeTable(speech, table, before.table)
    play.say(line.text, line.tone)
  }

  const { seen, refresh } = useLook(opening, session, {
    now: () => clock.now(),
    stamp: () => stampRef.current,
    onSeen(answer, before) {
      clock.sync(answer.now)
      play.setBalance(answer.balance)
      if (!play.unsure) tell(answer, before)
    },
    onLost(why) {
      lostRef.current = true
      play.say(why || word('lostContact'), 'bad')
    },
  })

  const act = async <What extends Step>(what: What, body: Acts[`/api/poker-tables/${What}`]['request']) => {
    stampRef.current++
    await play.act(`/api/poker-tables/${what}` as const, body, { late: what === 'decide' })
    stampRef.current++
    refresh()
  }
  const { table } = seen
  const own = ownPlay(table?.hand ?? null)
  return {
    play,
    clock,
    seen,
    sit: (room) => {
      leftRef.current = false
      void act('sit', { room })
    },
    join: () => void act('join', { ante: table?.ante ?? 0 }),
    decide: (stays) => {
      if (table?.hand && own?.state === 'deciding') void act('decide', { handId: table.hand.id, stays })
    },
    leave: () => {
      leftRef.current = true
      void act('leave', {})
    },
    check: () => {
      stampRef.current++
      void play.check().then(() => {
        stampRef.current++
        refresh()
      })
    },
  }
}
