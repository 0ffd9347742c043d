import type { Suit } from './card.ts'

/** Each suit, about 24 wide and high around the origin. */
const shapes: Readonly<Record<Suit, string>> = {
  s: 'M0-12C2-8 11-2.4 11 4C11 7.4 8.4 9.6 5.6 9.6C3.4 9.6 1.9 8.6 1.1 7.2C1.3 9.4 2.2 11 4 12H-4C-2.2 11-1.3 9.4-1.1 7.2C-1.9 8.6-3.4 9.6-5.6 9.6C-8.4 9.6-11 7.4-11 4C-11-2.4-2-8 0-12Z',
  h: 'M0 11.5C-2 8-11 2.4-11-4.4C-11-8.4-8.2-11-5.2-11C-2.8-11-.9-9.6 0-7.4C.9-9.6 2.8-11 5.2-11C8.2-11 11-8.4 11-4.4C11 2.4 2 8 0 11.5Z',
  d: 'M0-12.4C2.4-7.6 5.4-3.6 9.2 0C5.4 3.6 2.4 7.6 0 12.4C-2.4 7.6-5.4 3.6-9.2 0C-5.4-3.6-2.4-7.6 0-12.4Z',
  c: 'M0-12A5.3 5.3 0 0 1 3.9-3.1A5.4 5.4 0 1 1 1.1 5.6C1.3 8.6 2.2 11 4 12H-4C-2.2 11-1.3 8.6-1.1 5.6A5.4 5.4 0 1 1-3.9-3.1A5.3 5.3 0 0 1 0-12Z',
}

interface SuitSignProps {
  suit: Suit
  x?: number
  y?: number
  scale?: number
  /** Upside down, as on the lower half of a card. */
  flipped?: boolean
}

/** The sign of a suit in a drawing, in the colour of the text. */
export const SuitSign = ({ suit, x = 0, y = 0, scale = 1, flipped = false }: SuitSignProps) => (
  <path
    d={shapes[suit]}
    fill="currentColor"
    transform={`translate(${x} ${y}) scale(${scale} ${flipped ? -scale : scale})`}
  />
)
