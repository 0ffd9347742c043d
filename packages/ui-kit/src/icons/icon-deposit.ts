import { glyph } from './glyph.tsx'

/** Deposit (Phosphor arrow-line-down). */
export const IconDeposit = /* @__PURE__ */ glyph('M50.3 117.7a8 8 0 0 1 11.4-11.4L120 164.7V32a8 8 0 0 1 16 0v132.7l58.3-58.4a8 8 0 0 1 11.4 11.4l-72 72a8 8 0 0 1-11.4 0ZM216 208H40a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16')
