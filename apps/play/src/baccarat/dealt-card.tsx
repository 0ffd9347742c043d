import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Card } from '../calls/card.ts'
import { PlayingCard } from '../cards/playing-card.tsx'

interface DealtCardProps {
  card: Card
  /** Its place in the hand: the third lies across. */
  at: number
  down: boolean
  /** Whether it slides in from the shoe. */
  moving: boolean
  shoe: RefObject<HTMLElement | null>
}

/** A card of a hand, which slides from the shoe to its place. */
export function DealtCard({ card, at, down, moving, shoe }: DealtCardProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const from = shoe.current?.getBoundingClientRect()
    const to = place.current?.getBoundingClientRect()
    if (!moving || !from || !to) return undefined
    const x = from.x + from.width / 2 - to.x - to.width / 2
    const y = from.y + from.height / 2 - to.y - to.height / 2
    const slide = place.current?.animate(
      [
        { transform: `translate(${x}px, ${y}px) rotate(24deg) scale(.82)`, opacity: 0 },
        { opacity: 1, offset: 0.12 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 420, easing: 'cubic-bezier(.2, .75, .25, 1)' },
    )
    return () => slide?.cancel()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a card slides once, when it is laid
  }, [])
  return (
    <div class="dealt" ref={place} style={{ '--place': at }} data-across={at === 2 ? '' : undefined}>
      <PlayingCard card={card} down={down} />
    </div>
  )
}
