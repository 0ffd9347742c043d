import { useMemo } from 'preact/hooks'
import type { Outcome } from '../calls/generic-game.ts'
import { toneOf } from './generic-game.ts'
import type { ScreenProps } from './screen.tsx'

const passing = 12

/** A place that only passes: drawn as often as the table says, for show. */
function anyPlace(outcomes: readonly Outcome[], ways: number): number {
  let at = Math.floor(Math.random() * ways)
  for (const { multiplier, weight } of outcomes) {
    if (at < weight) return multiplier
    at -= weight
  }
  return 0
}

/**
 * A strip that stops on what the round pays. What stands beside it is always empty, so that nothing looks nearly won.
 */
export function Strip({ opening: { outcomes, ways }, speech: { figure }, shown }: ScreenProps) {
  const turn = shown?.turn ?? 0
  const passed = useMemo(
    () => Array.from({ length: turn === 0 ? 0 : passing }, () => anyPlace(outcomes, ways)),
    [turn, outcomes, ways],
  )
  const places = [0, shown?.multiplier ?? 0, 0, ...passed]
  return (
    <div class="strip">
      <svg class="strip__gate" viewBox="0 0 400 100" preserveAspectRatio="none">
        <path d="M0 26l22 24-22 24zM400 26l-22 24 22 24z" />
      </svg>
      <div key={turn} class="strip__roll" data-moves={turn > 0 ? '' : undefined}>
        {places.map((multiplier, at) => (
          <div key={at} class="strip__place" data-tone={toneOf(multiplier)}>
            <span>{multiplier === 0 ? '–' : `× ${figure(multiplier / 100)}`}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
