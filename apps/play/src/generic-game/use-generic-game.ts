import { useState } from 'preact/hooks'
import type { Act } from '../frame/server.ts'
import type { Frame } from '../frame/start.tsx'
import { usePlay, type Play } from '../frame/use-play.ts'
import type { Choice, GenericGameOpening, GenericGameRound, Waiting } from '../calls/generic-game.ts'
import { kindOf, type Kind, type Shown } from './generic-game.ts'

/** A generic game at play: what shows, whether it moves, and what its buttons do. */
export interface GenericGamePlay {
  readonly play: Play
  readonly stake: number
  readonly shown: Shown | null
  /** The win that waits for its player. */
  readonly waiting: Waiting | null
  readonly moving: boolean
  setStake(stake: number): void
  /** The main button: checks, collects, or plays. */
  press(): void
  /** Doubles the win that waits, or loses it. */
  double(): void
}

const roundPath = '/api/generic-game/round'
const choicePath = '/api/generic-game/choice'
type GenericGameAct = typeof roundPath | typeof choicePath
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** How long the result takes to show, in milliseconds. */
const landing: Readonly<Record<Kind, number>> = { strip: 900, wheel: 900, shot: 700, table: 600, ticket: 800 }

const chosenIn = (body: Act['body']): Choice | null => ('choice' in body ? body.choice : null)

const doubledBy = (choice: Choice | null, win: number): Shown['doubled'] => {
  if (choice !== 'double') return null
  return win > 0 ? 'won' : 'lost'
}

const reopened = ({ stake, win, way, doublesLeft }: Waiting): Shown => ({
  turn: 0,
  way,
  multiplier: (win * 100) / stake,
  stake,
  win,
  isOpen: true,
  doublesLeft,
  doubled: null,
})

/**
 * Plays a title of the generic game: a round by a press; where
 * wins may be doubled, what waits is collected or doubled first.
 */
export function useGenericGame(frame: Frame<GenericGameOpening>): GenericGamePlay {
  const {
    opening,
    speech: { word, money, figure },
  } = frame
  const told = ({ win, stake }: Pick<Shown, 'win' | 'stake'>) => ({
    times: figure(win / stake),
    sum: money(win),
    stake: money(stake),
  })
  const play = usePlay(frame, opening.waiting ? word('waiting', told(opening.waiting)) : word('ready'))
  const [stake, setStake] = useState(opening.waiting?.stake ?? opening.stakes[0] ?? 0)
  const [waiting, setWaiting] = useState<Waiting | null>(opening.waiting)
  const [shown, setShown] = useState<Shown | null>(opening.waiting && reopened(opening.waiting))
  const [moving, setMoving] = useState(false)

  const say = (round: GenericGameRound, choice: Choice | null) => {
    const { win, isOpen } = round
    const tone = win > round.stake ? 'won' : ''
    if (isOpen) return play.say(word('waiting', told(round)), tone)
    if (choice === 'collect') return play.say(word('collected', told(round)), tone)
    if (win === 0) return play.say(word(choice ? 'lost' : 'nothing'))
    return win > round.stake ? play.say(word('won', told(round)), 'won') : play.say(word('part', told(round)))
  }

  const show = async (asked: Promise<GenericGameRound | null>, choice: Choice | null) => {
    setMoving(true)
    const round = await asked
    if (round) {
      const { way, multiplier, win, isOpen, doublesLeft, balance } = round
      const turn = (shown?.turn ?? 0) + (choice === 'collect' ? 0 : 1)
      setStake(round.stake)
      setShown({ turn, way, multiplier, stake: round.stake, win, isOpen, doublesLeft, doubled: doubledBy(choice, win) })
      if (choice !== 'collect' && !still.matches)
        await new Promise((resolve) => setTimeout(resolve, landing[kindOf(opening.game.category)]))
      setWaiting(isOpen ? round : null)
      play.setBalance(balance)
      say(round, choice)
    }
    setMoving(false)
  }

  /** The server has collected the win meanwhile, or one waits that another tab has won. */
  const refused = play.follow('/api/generic-game/session', ({ waiting: open }) => {
    setWaiting(open)
    if (open) setShown(reopened(open))
  })
  const free = () => !moving && !play.busy && !document.querySelector('dialog[open]')
  const choose = (choice: Choice) => {
    if (!waiting || play.unsure || !free()) return
    void show(play.act(choicePath, { roundId: waiting.roundId, choice }, { late: true, refused }), choice)
  }
  const press = () => {
    if (!free()) return
    if (play.unsure) return void show(play.check<GenericGameAct>({ late: true }), chosenIn(play.unsure.body))
    if (waiting) return choose('collect')
    play.say(word('playing'))
    void show(play.act(roundPath, { stake }, { late: true, refused }), null)
  }

  return { play, stake, shown, waiting, moving, setStake, press, double: () => choose('double') }
}
