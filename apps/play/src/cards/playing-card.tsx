import { useMemo } from 'preact/hooks'
import type { Card } from '../calls/card.ts'
import { CardBack } from './card-back.tsx'
import { CardFace } from './card-face.tsx'
import './cards.css'

interface PlayingCardProps {
  /** Null for a card that is not known: its back shows. */
  card: Card | null
  /** Whether it lies face down although it is known; it turns when this changes. */
  down?: boolean
}

/** A playing card as wide as its place; a picture only, the game says in words what lies there. */
export function PlayingCard({ card, down = false }: PlayingCardProps) {
  // Drawn once: what lies on the table is not drawn again with every other card that moves.
  const sides = useMemo(
    () => (
      <div class="card__body">
        {card === null ? null : <CardFace card={card} />}
        <CardBack />
      </div>
    ),
    [card],
  )
  return (
    <div class="card" data-down={down || card === null ? '' : undefined}>
      {sides}
    </div>
  )
}
