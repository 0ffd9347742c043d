import type { Speech } from '../frame/speech.ts'
import type { Feature } from '../calls/slot.ts'

/**
 * The board over the reels while free spins last: how many are left, and what the round has won. It keeps its place.
 */
export function FreeSpins({ speech: { word, money }, feature }: { speech: Speech; feature: Feature | null }) {
  return (
    <div class="free" data-on={feature ? '' : undefined}>
      {feature ? (
        <dl>
          <div>
            <dt>{word('freeLeft')}</dt>
            <dd key={feature.left} class="free__left">
              {feature.left}
            </dd>
          </div>
          <div>
            <dt>{word('freeTotal')}</dt>
            <dd>{money(feature.won)}</dd>
          </div>
          <div class="free__times">
            <dt class="unseen">{word('freeTimes')}</dt>
            <dd aria-hidden="true">×2</dd>
          </div>
        </dl>
      ) : null}
    </div>
  )
}
