import { glyph } from './glyph.tsx'

/** Take away or minimise (Phosphor minus). */
export const IconMinus = /* @__PURE__ */ glyph('M224 128a8 8 0 0 1-8 8H40a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8')
