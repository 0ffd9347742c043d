import { glyph } from './glyph.tsx'

/** Open the menu (Phosphor list). */
export const IconList = /* @__PURE__ */ glyph('M224 128a8 8 0 0 1-8 8H40a8 8 0 0 1 0-16h176a8 8 0 0 1 8 8M40 72h176a8 8 0 0 0 0-16H40a8 8 0 0 0 0 16m176 112H40a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16')
