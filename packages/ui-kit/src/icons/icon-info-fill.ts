import { glyph } from './glyph.tsx'

/** Note, strong (Phosphor info-fill). */
export const IconInfoFill = /* @__PURE__ */ glyph('M128 24a104 104 0 1 0 104 104A104.1 104.1 0 0 0 128 24m-4 48a12 12 0 1 1-12 12 12 12 0 0 1 12-12m12 112a16 16 0 0 1-16-16v-40a8 8 0 0 1 0-16 16 16 0 0 1 16 16v40a8 8 0 0 1 0 16')
