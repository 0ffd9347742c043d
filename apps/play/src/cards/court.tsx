import type { ComponentChildren } from 'preact'
import { isRed, type Suit } from './card.ts'
import { SuitSign } from './suit-sign.tsx'

interface Cloth {
  readonly robe: string
  readonly lining: string
  readonly hair: string
}

const ink = '#1d1d3a'
const gold = '#dfae4e'
const light = '#f4d58c'
const skin = '#f6dcc0'

const Face = () => (
  <g>
    <path d="M46 40h8v10l-4 5l-4-5z" fill={skin} />
    <path d="M41.5 29h17v9.5c0 5.5-4.2 9.5-8.5 9.5s-8.5-4-8.5-9.5z" fill={skin} />
    <path d="M44 35.2h4M52 35.2h4M50 36v4.5l-1.2.6" />
    <path d="M46.2 36.7h.01M54 36.7h.01" stroke-width="1.7" />
  </g>
)

const Robe = ({ robe, lining }: Cloth) => (
  <g>
    <path d="M22 71V62c6-8 15-11.5 22-13h12c7 1.5 16 5 22 13v9z" fill={robe} />
    <path d="M22 71v-5.5c3-4 6-6.5 9-8l8 13.5zM78 71v-5.5c-3-4-6-6.5-9-8l-8 13.5z" fill={lining} />
    <path d="M43 49.5l7 8.5l7-8.5l4.5 1.3L50 66L38.5 50.8z" fill={gold} />
    <path d="M31 57.5L39 71M69 57.5L61 71" stroke={light} stroke-width="1.6" />
    <path d="M50 66v5" stroke={gold} stroke-width="1.6" />
  </g>
)

const King = ({ cloth }: { cloth: Cloth }) => (
  <g>
    <path
      d="M38.5 27c-4 5-4 13-1 19c1.5 1.5 4 2 5 0V27zM61.5 27c4 5 4 13 1 19c-1.5 1.5-4 2-5 0V27z"
      fill={cloth.hair}
    />
    <Robe {...cloth} />
    <Face />
    <path d="M41.5 37c.5 10 5 16 8.5 18.5c3.5-2.5 8-8.5 8.5-18.5c-1.5 3-4.5 4-8.5 4s-7-1-8.5-4z" fill={cloth.hair} />
    <path d="M47.8 44.3h4.4" stroke={skin} />
    <path d="M39 29.5L36 17.5l6.5 4.5L50 14.5l7.5 7.5l6.5-4.5l-3 12z" fill={gold} />
    <path d="M39 29.5v-3.6h22v3.6z" fill={cloth.robe} />
    <g fill={light}>
      <circle cx="36" cy="17.5" r="1.7" />
      <circle cx="50" cy="14.8" r="1.7" />
      <circle cx="64" cy="17.5" r="1.7" />
    </g>
    <path d="M71.5 34v33" stroke={ink} stroke-width="3" />
    <path d="M71.5 34v33" stroke={light} stroke-width="1.4" />
    <path d="M71.5 25l3.5 4.5l-3.5 4.5l-3.5-4.5z" fill={gold} />
  </g>
)

const Queen = ({ cloth }: { cloth: Cloth }) => (
  <g>
    <path
      d="M42 25c-8 4-6 14-8.5 22c-1 4-1.5 7 1 9c3 1 7-1.5 8.5-5V27zM58 25c8 4 6 14 8.5 22c1 4 1.5 7-1 9c-3 1-7-1.5-8.5-5V27z"
      fill={cloth.hair}
    />
    <Robe {...cloth} />
    <Face />
    <path d="M41.5 33c0-6 4-8 8.5-8s8.5 2 8.5 8c-3-1-6.5-2.5-8.5-5c-2 2.5-5.5 4-8.5 5z" fill={cloth.hair} />
    <path d="M47.6 43.6c1.6 1.2 3.2 1.2 4.8 0c-1.2-1-3.6-1-4.8 0z" fill="#bf2f45" stroke="none" />
    <path
      d="M39.5 27c1-5 3-7.5 4.5-9.5l2.5 3.5L50 15l3.5 6l2.5-3.5c1.5 2 3.5 4.5 4.5 9.5c-7-3.5-14-3.5-21 0z"
      fill={gold}
    />
    <circle cx="50" cy="21.8" r="1.5" fill={cloth.robe} />
    <g fill={light}>
      <circle cx="40.6" cy="42.5" r="1.4" />
      <circle cx="59.4" cy="42.5" r="1.4" />
    </g>
    <path d="M70 44c1 8-1 15-4 22" stroke="#3f7a5c" stroke-width="1.6" />
    <path
      d="M70 33.5c2.5 0 4 1.5 4 3.5c2 .8 2.6 3 1.4 4.6c-1.3 1.7-3.6 1.7-5.4.4c-1.8 1.3-4.1 1.3-5.4-.4c-1.2-1.6-.6-3.8 1.4-4.6c0-2 1.5-3.5 4-3.5z"
      fill={cloth.lining}
    />
    <circle cx="70" cy="38.6" r="1.6" fill={gold} />
  </g>
)

const Jack = ({ cloth }: { cloth: Cloth }) => (
  <g>
    <path
      d="M40 27c-3 6-3 12-1.5 18.5c2 2 4.5 1.5 4.5-1V27zM60 27c3 6 3 12 1.5 18.5c-2 2-4.5 1.5-4.5-1V27z"
      fill={cloth.hair}
    />
    <Robe {...cloth} />
    <Face />
    <path d="M48 43.8h4" />
    <path d="M41.5 32.5c2-2 5-3 8.5-3s6.5 1 8.5 3V27h-17z" fill={cloth.hair} />
    <path d="M36.5 29c-2-7 4.5-12.5 13-12.5S65 20 63.5 28c-8-3-18.5-3-27 1z" fill={cloth.robe} />
    <path d="M36.5 29c8.5-4 19-4 27-1l-.3 2.8c-8-2.6-18-2.6-26.2.9z" fill={gold} />
    <path d="M60 20c2-5 8-6.5 13-2.5c-3 .2-4 1.5-4.2 3c1.5-.2 2.6.4 3.2 2c-4-1-8-.5-11 1.5z" fill={light} />
    <path d="M29 66l2-27M26.5 43l9 .7" stroke={ink} stroke-width="2.6" />
    <path d="M29 66l2-27" stroke={light} stroke-width="1.2" />
    <path d="M31 39l2-7l-4.5 5.5z" fill={light} />
  </g>
)

const Figures: Readonly<Record<string, (props: { cloth: Cloth }) => ComponentChildren>> = { K: King, Q: Queen, J: Jack }

/**
 * The picture of a jack, a queen or a king on a card of 100 by 140: one half of it, and the same again turned round.
 */
export function Court({ rank, suit }: { rank: string; suit: Suit }) {
  const Figure = Figures[rank] ?? Jack
  const cloth = isRed(suit)
    ? { robe: '#b9293f', lining: '#2f3a74', hair: suit === 'h' ? '#8a5a34' : '#5b3a26' }
    : { robe: '#2b3169', lining: '#a9273c', hair: suit === 's' ? '#33323f' : '#6d4a30' }
  const half = (
    <g>
      <SuitSign suit={suit} x={31} y={24.5} scale={0.46} />
      <g stroke={ink} stroke-width=".9" stroke-linejoin="round" stroke-linecap="round" fill="none">
        <Figure cloth={cloth} />
      </g>
    </g>
  )
  return (
    <g>
      <rect x="22" y="13" width="56" height="114" rx="3" fill="#fffdf6" />
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
      <path d="M22 70h56" stroke={gold} stroke-width="1.4" />
      <rect
        x="22"
        y="13"
        width="56"
        height="114"
        rx="3"
        fill="none"
        stroke={ink}
        stroke-opacity=".55"
        stroke-width=".8"
      />
    </g>
  )
}
