import type { Speech } from '../frame/speech.ts'
import { priceOf } from './combinations.ts'
import { lineText } from './line-text.ts'
import type { SlipLine } from '../calls/draw-games.ts'

interface SlipProps {
  lines: readonly SlipLine[]
  speech: Speech
  disabled: boolean
  onRemove: (at: number) => void
}

/** The slip: its lines with what each costs, and the total that the ticket will cost. */
export const Slip = ({ lines, speech, disabled, onRemove }: SlipProps) => {
  const { word, money, figure } = speech
  return (
    <section class="panel slip" aria-labelledby="slip-title">
      <h2 id="slip-title" class="panel__title">
        {word('slip')}
      </h2>
      {lines.length === 0 ? (
        <p class="note">{word('slipEmpty')}</p>
      ) : (
        <ul class="rows">
          {lines.map((line, at) => (
            <li key={at} class="row">
              <span class="row__text">{lineText(speech, line)}</span>
              <span class="row__sum">
                <span class="note">
                  {figure(line.combinations, 0)} × {money(line.stake)}
                </span>{' '}
                {money(line.stake * line.combinations)}
              </span>
              <button
                class="step"
                type="button"
                disabled={disabled}
                aria-label={word('remove', { line: lineText(speech, line) })}
                onClick={() => onRemove(at)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <p class="slip__total">
        <span>{word('total')}</span> <strong class="gold">{money(priceOf(lines))}</strong>
      </p>
    </section>
  )
}
