import { glyph } from './glyph.tsx'

/** Lottery draws: a ball with a nine (Phosphor number-circle-nine). */
export const IconDraws = /* @__PURE__ */ glyph('M128 24a104 104 0 1 0 104 104A104.11 104.11 0 0 0 128 24m0 192a88 88 0 1 1 88-88a88.1 88.1 0 0 1-88 88m18-139.18A36 36 0 1 0 127.94 144q.94 0 1.89-.06l-16.7 28a8 8 0 0 0 2.77 11a8 8 0 0 0 11-2.77L159.18 126A36.05 36.05 0 0 0 146 76.82m-.67 41.18A20 20 0 1 1 138 90.68a20 20 0 0 1 7.31 27.32Z', 'M224 128a96 96 0 1 1-96-96a96 96 0 0 1 96 96')
