import { useEffect, useRef, useState } from 'preact/hooks'
import type { RefObject } from 'preact'
import type { Frame } from '../frame/start.tsx'
import { usePlay, type Play } from '../frame/use-play.ts'
import type { ReelsHandle } from './reels.tsx'
import type { Feature, SlotOpening, Spin } from '../calls/slot.ts'

/** A slot at play: what shows, whether it moves, and what a press of its button does. */
export interface SlotPlay {
  readonly play: Play
  readonly stake: number
  /** The last spin of this page. */
  readonly last: Spin | null
  /** Where the free spins of the open round stand; null without one. */
  readonly feature: Feature | null
  readonly moving: boolean
  /** Whether free spins follow one another by themselves. */
  readonly running: boolean
  setStake(stake: number): void
  press(): void
}

interface Round {
  readonly roundId: string
  readonly feature: Feature
}

const spinPath = '/api/slot/spin'
const freePath = '/api/slot/free'
type SlotAct = typeof spinPath | typeof freePath
const still = matchMedia('(prefers-reduced-motion: reduce)')
const breath = 700

/**
 * Plays a slot: a spin by a press; free spins one after the other until they are over, paused, or the tab is hidden.
 */
export function useSlot(frame: Frame<SlotOpening>, reels: RefObject<ReelsHandle | null>): SlotPlay {
  const {
    opening: { waiting, stakes },
    speech: { word, money },
  } = frame
  const play = usePlay(frame, waiting ? word('freeWaits', { left: waiting.feature.left }) : word('ready'))
  const [stake, setStake] = useState(waiting?.stake ?? stakes[0] ?? 0)
  const [last, setLast] = useState<Spin | null>(null)
  const [round, setRound] = useState<Round | null>(waiting)
  const [moving, setMoving] = useState(false)
  const [running, setRunning] = useState(false)

  const tell = ({ win, freeSpins, feature, stake: staked }: Spin) => {
    const toneOf = (amount: number) => (amount > staked ? 'won' : '')
    const back = (amount: number) => amount > 0 && amount <= staked
    if (!feature && back(win)) return play.say(word('part', { sum: money(win), stake: money(staked) }))
    if (!feature) return play.say(win > 0 ? word('won', { sum: money(win) }) : word('nothing'), toneOf(win))
    const { left, played, won } = feature
    if (played === 0) return play.say(word('freeGiven', { count: freeSpins }), 'won')
    if (left === 0)
      return play.say(
        word(back(won) ? 'freeOverBack' : 'freeOver', { sum: money(won), stake: money(staked) }),
        toneOf(won),
      )
    if (freeSpins > 0) return play.say(word('freeMore', { count: freeSpins, left }), 'won')
    return play.say(win > 0 ? word('freeWon', { sum: money(win), left }) : word('freeNothing', { left }), toneOf(win))
  }

  /** The server has played the free spins meanwhile, or some wait that another tab has won. */
  const refused = play.follow('/api/slot/session', (told) => setRound(told.waiting))
  const spin = async () => {
    const asked = play.unsure
      ? play.check<SlotAct>({ late: true })
      : round
        ? play.act(freePath, { roundId: round.roundId }, { late: true, refused })
        : play.act(spinPath, { stake }, { late: true, refused })
    if (!play.unsure) play.say(word('turning'))
    setMoving(true)
    reels.current?.turn()
    const answer = await asked
    if (answer) {
      await reels.current?.stop(answer.window)
      const { feature, roundId, balance } = answer
      setLast(answer)
      setStake(answer.stake)
      setRound(feature && feature.left > 0 ? { roundId, feature } : null)
      play.setBalance(balance)
      tell(answer)
    } else reels.current?.halt()
    setMoving(false)
    if (!answer?.feature?.left) setRunning(false)
  }

  const nextRef = useRef(spin)
  nextRef.current = spin
  useEffect(() => {
    if (!running || moving || !round) return undefined
    const timer = setTimeout(
      () => {
        if (document.hidden) setRunning(false)
        else void nextRef.current()
      },
      round.feature.played === 0 && last === null ? 0 : breath,
    )
    return () => clearTimeout(timer)
  }, [running, moving, round, last])

  const press = () => {
    if (document.querySelector('dialog[open]')) return
    if (running) setRunning(false)
    else if (!moving && !play.busy) {
      if (round && !play.unsure && !still.matches) setRunning(true)
      void spin()
    }
  }

  return { play, stake, last, feature: round?.feature ?? null, moving, running, setStake, press }
}
