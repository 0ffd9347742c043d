import { glyph } from './glyph.tsx'

/** Chosen or done (Phosphor check). */
export const IconCheck = /* @__PURE__ */ glyph('M229.7 77.7l-128 128a8 8 0 0 1-11.4 0l-56-56a8 8 0 0 1 11.4-11.4L96 188.7 218.3 66.3a8 8 0 0 1 11.4 11.4')
