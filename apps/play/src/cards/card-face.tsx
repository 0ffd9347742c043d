import type { Card } from '../calls/card.ts'
import { isRed, rankOf, suitOf } from './card.ts'
import { Court } from './court.tsx'
import { pips } from './pips.ts'
import { SuitSign } from './suit-sign.tsx'

const shownRank = (rank: string): string => (rank === 'T' ? '10' : rank)

/** The front of a card, 5 to 7: signs and figures where it is large, one large rank and its suit where it is small. */
export function CardFace({ card }: { card: Card }) {
  const rank = rankOf(card)
  const suit = suitOf(card)
  const text = shownRank(rank)
  const places = pips[rank]
  const index = (
    <g>
      <text class="card__rank" x="11.5" y="23" font-size="21" data-wide={text.length > 1 ? '' : undefined}>
        {text}
      </text>
      <SuitSign suit={suit} x={11.5} y={34} scale={0.56} />
    </g>
  )
  return (
    <svg
      class="card__face"
      viewBox="0 0 100 140"
      data-red={isRed(suit) ? '' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <g class="card__whole">
        {index}
        <g transform="rotate(180 50 70)">{index}</g>
        {places?.map(([x, y]) => (
          <SuitSign key={`${x} ${y}`} suit={suit} x={x} y={y} scale={0.86} flipped={y > 70} />
        ))}
        {rank === 'A' ? <SuitSign suit={suit} x={50} y={70} scale={2.1} /> : null}
        {places || rank === 'A' ? null : <Court rank={rank} suit={suit} />}
      </g>
      <g class="card__plain">
        <text class="card__rank" x="33" y="57" font-size="62" data-wide={text.length > 1 ? '' : undefined}>
          {text}
        </text>
        <SuitSign suit={suit} x={64} y={99} scale={2.5} />
      </g>
    </svg>
  )
}
