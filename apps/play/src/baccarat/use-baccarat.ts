import { useState } from 'preact/hooks'
import type { Frame } from '../frame/start.tsx'
import { usePlay, type Play } from '../frame/use-play.ts'
import type { BaccaratOpening, Bet, Result, Round, RoundAnswer } from '../calls/baccarat.ts'
import { layAgain, stakesOf, totalOf, type Placed } from './placed.ts'
import { describeHands, describeResult, describeThird } from './describe-round.ts'
import { useDeal, type Deal } from './use-deal.ts'

/** A card table at play. */
export interface BaccaratPlay {
  readonly play: Play
  readonly deal: Deal
  readonly chip: number
  readonly placed: readonly Placed[]
  /** Oldest first. */
  readonly results: readonly Result[]
  /** Both hands of the round that is over, in words; empty before and during one. */
  readonly hands: string
  /** Whether fields and chips rest: an answer or cards are on their way. */
  readonly held: boolean
  readonly canRepeat: boolean
  setChip(chip: number): void
  place(bet: Bet): void
  undo(): void
  clear(): void
  repeat(): void
  /** Deals; while cards come, shows the rest at once; after a lost answer, checks. */
  press(): void
}

/** Plays a card table: chips on fields, one round by a press, all of it decided by the server. */
export function useBaccarat(frame: Frame<BaccaratOpening>): BaccaratPlay {
  const { opening, speech } = frame
  const { word, money } = speech
  const [last, setLast] = useState<Round | null>(opening.last)
  const play = usePlay(frame, last ? describeResult(speech, last).text : word('ready'))
  const deal = useDeal(opening.last, opening.quick)
  const [chip, setChip] = useState(opening.chips[0] ?? 0)
  const [placed, setPlaced] = useState<readonly Placed[]>([])
  const [results, setResults] = useState<readonly Result[]>(() => opening.results.toReversed())
  const [hands, setHands] = useState(() => (opening.last ? describeHands(speech, opening.last) : ''))
  const held = play.busy || deal.moving || play.unsure !== null
  const most = opening.chips.at(-1) ?? 0

  /** Lays chips when the round and the balance have room for them; the table is cleared of the round before. */
  const lay = (next: readonly Placed[]): boolean => {
    const total = totalOf(next)
    if (held || total > most || total > play.balance) {
      if (!held) play.say(total > most ? word('most', { sum: money(most) }) : word('low'), 'bad')
      return false
    }
    deal.clear()
    setPlaced(next)
    return true
  }

  const receive = async (answer: RoundAnswer) => {
    await deal.show(answer, ({ kind, side }, state) => {
      if (kind === 'turn' && state[side].turned > 2) play.say(describeThird(speech, answer, side))
    })
    const { text, tone } = describeResult(speech, answer)
    setPlaced([])
    setLast(answer)
    if (answer.roundId !== last?.roundId) setResults((before) => [...before, answer])
    play.setBalance(answer.balance)
    setHands(describeHands(speech, answer))
    play.say(text, tone)
  }

  const ask = async () => {
    setHands('')
    if (!play.unsure) play.say(word('dealing'))
    const asked = play.unsure
      ? play.check<'/api/baccarat/round'>({ late: true })
      : play.act('/api/baccarat/round', { stakes: stakesOf(placed) }, { late: true })
    const answer = await asked
    if (answer) await receive(answer)
  }

  return {
    play,
    deal,
    chip,
    placed,
    results,
    hands,
    held,
    canRepeat: last !== null && placed.length === 0,
    setChip,
    place: (bet) => {
      if (lay([...placed, { bet, sum: chip }]))
        play.say(word('placed', { sum: money(chip), field: word(`field.${bet}`) }))
    },
    undo: () => void lay(placed.slice(0, -1)),
    clear: () => void lay([]),
    repeat: () => {
      if (last && lay(layAgain(last.fields))) play.say(word('ready'))
    },
    press: () => {
      if (document.querySelector('dialog[open]')) return
      if (deal.moving) deal.skip()
      else if (play.unsure || placed.length > 0) {
        if (!play.busy) void ask()
      } else play.say(word('ready'))
    },
  }
}
