import type { TicketLine } from '../src/kernel/db/tables/index.ts'
import { drawKinds, drawNumbers } from '../src/play/lottery/draw-numbers.ts'
import { countCombinations, mostCombinations, winOfLine } from '../src/play/draw-games/line.ts'
import type { Play } from '../src/play/draw-games/play.ts'
import { playsOf } from '../src/play/draw-games/plays.ts'
import { toNumbers } from '../src/play/draw-games/to-numbers.ts'
import { spreadsOf } from '../src/play/draw-games/draw-game-rtp.ts'
import { drawTurnover } from '../src/play/draw-games/valid-turnover.ts'
import { players, type Bet, type Strategy } from './strategy.ts'

const unit = 100

interface Ticket {
  readonly line: TicketLine
  readonly stake: number
  readonly turnover: number
}

function ticketOf(
  kind: string,
  play: Play,
  options: (all: readonly string[], at: number) => readonly string[],
): Ticket {
  const line = {
    play: play.name,
    stake: unit,
    chosen: play.places.map((place, at) => options(place.options, at).join(' ')),
  }
  const stake = unit * countCombinations(play, line.chosen)
  return { line, stake, turnover: drawTurnover(kind, [line], stake) }
}

/**
 * Every account of the first place's options that are its own, so that
 * the group as a whole holds all of them and no single account does.
 */
const parted = (all: readonly string[], account: number): string[] => all.filter((_, at) => at % players === account)

const betOf = (play: Play, { line, stake, turnover }: Ticket, account: number, numbers: readonly number[]): Bet => ({
  account,
  stake,
  turnover,
  win: winOfLine(play, line, numbers),
})

/** What comes back of the same stake on every combination of a play. */
function returnOfAll(kind: string, play: Play): number {
  const shares = spreadsOf(kind).get(play.name) ?? []
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

function strategiesOf(kind: string, play: Play): Strategy[] {
  const exact = returnOfAll(kind, play)
  const alone = ticketOf(kind, play, (all) => all)
  const fits = alone.stake / unit <= mostCombinations && alone.stake > 0
  const parts = Array.from({ length: players }, (_, account) =>
    ticketOf(kind, play, (all, at) => (at === 0 ? parted(all, account) : all)),
  )
  const draw = (random: Parameters<Strategy['play']>[0]) => toNumbers(drawNumbers(kind, random))
  const strategies: Strategy[] = []
  if (fits)
    strategies.push({
      name: `numbers: ${kind} ${play.name}, all of it by one account`,
      category: 'LOTT',
      exact,
      play: (random) => [betOf(play, alone, random.roll(players), draw(random))],
    })
  if (play.take === 1)
    strategies.push({
      name: `numbers: ${kind} ${play.name}, parted among the accounts`,
      category: 'LOTT',
      exact,
      play(random) {
        const numbers = draw(random)
        return parts.flatMap((part, account) => (part.stake > 0 ? [betOf(play, part, account, numbers)] : []))
      },
    })
  return strategies
}

/**
 * Covering a draw: by one account, and by all of them together. The plays
 * with more than a hundred combinations return the same as the others.
 */
export const drawStrategies: readonly Strategy[] = drawKinds.flatMap((kind) =>
  playsOf(kind)
    .filter(
      (play) =>
        countCombinations(
          play,
          play.places.map(({ options }) => options.join(' ')),
        ) <= 100,
    )
    .flatMap((play) => strategiesOf(kind, play)),
)
