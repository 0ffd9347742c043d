import type { Speech } from '../frame/speech.ts'
import { Go } from '../frame/bar.tsx'
import type { SportsbookOpening } from '../calls/sportsbook.ts'
import type { Board } from './board.ts'
import { BetSlipLegRow } from './bet-slip-leg-row.tsx'
import { legName, problemOf, standing, stakeOf, sumsOf, type Problem, type BetSlipLeg } from './bet-slip.ts'
import type { SlipHandle } from './use-bet-slip.ts'
import { oddsText } from './wording.ts'

interface SlipProps {
  speech: Speech
  opening: SportsbookOpening
  board: Board
  slip: SlipHandle
  /** Minor units. */
  balance: number
  busy: boolean
  /** Whether it is not known if the last slip was booked. */
  unsure: boolean
  onPlace: (amounts: { readonly total: number; readonly possible: number }) => void
  onCheck: () => void
  onRemove: (leg: BetSlipLeg) => void
}

const kinds = ['single', 'parlay'] as const

function problemText(
  { word, money }: Speech,
  problem: Problem | null,
  { least, most, mostReturn }: SportsbookOpening,
): string {
  if (problem === null || problem === 'changed' || problem === 'range') return ''
  if (problem === 'high') return word('high', { most: money(mostReturn) })
  return problem === 'gone' ? word('gone') : word(problem, { least: money(least), most: money(most) })
}

/** The slip: its picks, the stake, what it may return, and the button that places it. */
export function BetSlipPanel({
  speech,
  opening,
  board,
  slip: handle,
  balance,
  busy,
  unsure,
  onPlace,
  onCheck,
  onRemove,
}: SlipProps) {
  const { word, money } = speech
  const { slip, choose, stake: typeStake, accept, clear } = handle
  const legs = standing(slip, board)
  const stake = stakeOf(slip.stake)
  const held = busy || unsure
  if (legs.length === 0 && !unsure) return <p class="nothing">{word('slipEmpty')}</p>
  const amounts = sumsOf(
    slip.kind,
    stake ?? 0,
    legs.map(({ leg, now }) => now ?? leg.odds),
  )
  const problem = problemOf(slip, legs, stake, opening)
  const changed = legs.some(({ leg, now }) => now !== null && now !== leg.odds)
  const lacks = amounts.total - balance
  const isLow = problem === null && !unsure && lacks > 0
  const told = isLow ? word('low', { sum: money(lacks) }) : problemText(speech, problem, opening)
  const isOut = problem === 'range'
  return (
    <form
      class="slip"
      onSubmit={(event) => {
        event.preventDefault()
        if (!held && !isLow && problem === null) onPlace(amounts)
      }}
    >
      <div class="kinds" role="group" aria-label={word('kind')}>
        {kinds.map((kind) => (
          <button
            key={kind}
            class="kind"
            type="button"
            aria-pressed={slip.kind === kind}
            disabled={held}
            onClick={() => choose(kind)}
          >
            {word(kind)}
          </button>
        ))}
      </div>
      <ul class="legs">
        {legs.map((standingLeg) => (
          <BetSlipLegRow
            key={legName(standingLeg.leg)}
            speech={speech}
            standing={standingLeg}
            held={held}
            onRemove={() => onRemove(standingLeg.leg)}
          />
        ))}
      </ul>
      {changed ? (
        <div class="ask" role="alert">
          <p>{word('ask')}</p>
          <button
            class="quiet"
            type="button"
            disabled={held}
            onClick={() =>
              accept(new Map(legs.flatMap(({ leg, now }) => (now === null ? [] : [[legName(leg), now] as const]))))
            }
          >
            {word('accept')}
          </button>
        </div>
      ) : null}
      <label class="field">
        <span>{word(slip.kind === 'single' && legs.length > 1 ? 'stakeEach' : 'stake')}</span>
        <input
          class="field__input"
          inputMode="decimal"
          autoComplete="off"
          value={slip.stake}
          disabled={held}
          aria-invalid={isOut}
          aria-describedby="slip-range"
          onInput={(event) => typeStake(event.currentTarget.value)}
        />
      </label>
      <p class="field__hint" id="slip-range" data-tone={isOut ? 'bad' : undefined}>
        {word('range', { least: money(opening.least), most: money(opening.most) })}
      </p>
      <div class="chips" role="group" aria-label={word('stake')}>
        {opening.stakes.map((sum) => (
          <button
            key={sum}
            class="chip"
            type="button"
            aria-pressed={stake === sum}
            disabled={held}
            onClick={() => typeStake(String(sum / 100))}
          >
            {speech.figure(sum / 100)}
          </button>
        ))}
      </div>
      <dl class="sums">
        {slip.kind === 'parlay' ? (
          <div>
            <dt>{word('odds')}</dt>
            <dd>{oddsText(speech, amounts.odds)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{word('total')}</dt>
          <dd>{money(amounts.total)}</dd>
        </div>
        <div>
          <dt>{word('possible')}</dt>
          <dd>{money(amounts.possible)}</dd>
        </div>
      </dl>
      <div class="slip__place">
        {told ? (
          <p class="slip__problem" role="alert">
            {told}
          </p>
        ) : null}
        {unsure ? (
          <Go label={word('check')} disabled={busy} onPress={onCheck} />
        ) : (
          <button class="go" type="submit" disabled={held || isLow || problem !== null}>
            {word('place')}
          </button>
        )}
      </div>
      <button class="quiet" type="button" disabled={held} onClick={clear}>
        {word('empty')}
      </button>
    </form>
  )
}
