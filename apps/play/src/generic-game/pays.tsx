import type { Speech } from '../frame/speech.ts'
import type { GenericGameOpening } from '../calls/generic-game.ts'
import { kindOf, lossWeight, toneOf, type Shown } from './generic-game.ts'

interface PaysProps {
  opening: GenericGameOpening
  speech: Speech
  /** The round whose row is lit. */
  drawn: Shown | null
}

/** What a round pays and how often, the rarest last: the whole of what is played. */
export function Pays({ opening, speech: { word, figure, locale }, drawn }: PaysProps) {
  const { outcomes, ways, game, doubles } = opening
  const kind = kindOf(game.category)
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const rows = [{ multiplier: 0, weight: lossWeight(opening) }, ...outcomes]
  const lit = drawn && (drawn.doubled ? null : drawn.multiplier)
  return (
    <section class="pays" data-few={rows.length <= 6 ? '' : undefined} aria-label={word('pays')}>
      <p class="pays__head" aria-hidden="true">
        <span>{word('pays')}</span>
        <span>{word('chance')}</span>
      </p>
      <dl>
        {rows.map(({ multiplier, weight }) => (
          <div
            key={multiplier}
            data-lit={multiplier === lit ? '' : undefined}
            data-none={multiplier === 0 ? '' : undefined}
          >
            <dt data-tone={toneOf(multiplier)}>{multiplier === 0 ? word('none') : `× ${figure(multiplier / 100)}`}</dt>
            <dd>{share.format(weight / ways)}</dd>
          </div>
        ))}
      </dl>
      <p class="pays__how" aria-hidden="true">
        {word(`how.${kind}`, { count: doubles })}
      </p>
    </section>
  )
}
