import { glyph } from './glyph.tsx'

/** Lottery draws: a ball with a nine (Phosphor number-circle-nine). */
export const IconDraws = /* @__PURE__ */ glyph('M128 24a104 104 0 1 0 104 104A104.1 104.1 0 0 0 128 24m0 192a88 88 0 1 1 88-88 88.1 88.1 0 0 1-88 88m18-139.2A36 36 0 1 0 127.9 144q.9 0 1.9-.1l-16.7 28a8 8 0 0 0 2.8 11 8 8 0 0 0 11-2.7L159.2 126A36 36 0 0 0 146 76.8m-.7 41.2A20 20 0 1 1 138 90.7a20 20 0 0 1 7.3 27.3Z', 'M224 128a96 96 0 1 1-96-96 96 96 0 0 1 96 96')
