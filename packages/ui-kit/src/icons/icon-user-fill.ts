import { glyph } from './glyph.tsx'

/** The person, when current (Phosphor user-fill). */
export const IconUserFill = /* @__PURE__ */ glyph('M230.9 220a8 8 0 0 1-6.9 4H32a8 8 0 0 1-6.9-12c15.2-26.3 38.7-45.2 66.1-54.2a72 72 0 1 1 73.6 0c27.4 8.9 50.9 27.8 66.1 54.2a8 8 0 0 1 0 8')
