import type { Speech } from '../frame/speech.ts'
import type { StandingLeg } from './bet-slip.ts'
import { marketName, momentText, oddsText, selectionName, sidesOf } from './wording.ts'

interface RowProps {
  speech: Speech
  standing: StandingLeg
  held: boolean
  onRemove: () => void
}

/** A pick on the slip: what it is, its odds, and plainly what has become of them since. */
export function BetSlipLegRow({ speech, standing: { leg, fixture, now }, held, onRemove }: RowProps) {
  const { word } = speech
  const market = { kind: leg.market, line: leg.line }
  const name = selectionName(speech, fixture, market, leg.pick)
  const isChanged = now !== null && now !== leg.odds
  return (
    <li class="leg" data-state={now === null ? 'gone' : isChanged ? 'changed' : undefined}>
      <div class="leg__text">
        <p class="leg__pick">{name}</p>
        <p class="label">{marketName(speech, market)}</p>
        <p class="label">
          {sidesOf(fixture)} · {fixture.state === 'open' ? momentText(speech, fixture.startsAt) : word('closed')}
        </p>
      </div>
      <p class="leg__odds">
        {isChanged ? <s>{oddsText(speech, leg.odds)}</s> : null}
        <strong>{oddsText(speech, now ?? leg.odds)}</strong>
      </p>
      <button
        class="leg__remove"
        type="button"
        aria-label={word('remove', { pick: name })}
        disabled={held}
        onClick={onRemove}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" />
        </svg>
      </button>
      {isChanged ? (
        <p class="leg__note">{word('wasOdds', { before: oddsText(speech, leg.odds), odds: oddsText(speech, now) })}</p>
      ) : null}
      {now === null ? <p class="leg__note">{word('gone')}</p> : null}
    </li>
  )
}
