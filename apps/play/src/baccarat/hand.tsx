import type { RefObject } from 'preact'
import type { Speech } from '../frame/speech.ts'
import type { Hand as Told, Side } from '../calls/baccarat.ts'
import type { HandState } from './deal-steps.ts'
import { DealtCard } from './dealt-card.tsx'

interface HandProps {
  speech: Speech
  side: Side
  /** Null before the first round. */
  hand: Told | null
  state: HandState
  /** Whether its cards come one after the other. */
  moving: boolean
  /** What it came to in the round that is over. */
  end: 'won' | 'lost' | null
  shoe: RefObject<HTMLElement | null>
}

/** A hand of the table: its name, what its turned cards count, its cards. */
export function Hand({ speech: { word }, side, hand, state: { laid, turned }, moving, end, shoe }: HandProps) {
  const points = hand && turned > 0 ? hand.points[Math.min(turned, hand.points.length) - 1] : undefined
  return (
    <section class="hand" data-side={side} data-end={end ?? undefined} aria-label={word(`field.${side}`)}>
      <p class="hand__head">
        <span class="hand__name">{word(`field.${side}`)}</span>{' '}
        <strong class="hand__points" key={points ?? 'none'} data-known={points === undefined ? undefined : ''}>
          {points ?? ''}
        </strong>
      </p>
      <div class="hand__cards">
        {[0, 1].map((at) => (
          <span key={at} class="hand__place" style={{ '--place': at }} />
        ))}
        {hand?.cards.slice(0, laid).map((card, at) => (
          <DealtCard key={`${card} ${at}`} card={card} at={at} down={at >= turned} moving={moving} shoe={shoe} />
        ))}
      </div>
    </section>
  )
}
