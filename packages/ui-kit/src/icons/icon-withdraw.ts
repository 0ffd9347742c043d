import { glyph } from './glyph.tsx'

/** Withdrawal (Phosphor arrow-line-up). */
export const IconWithdraw = /* @__PURE__ */ glyph('M205.7 138.3a8 8 0 0 1-11.4 11.4L136 91.3V224a8 8 0 0 1-16 0V91.3l-58.3 58.4a8 8 0 0 1-11.4-11.4l72-72a8 8 0 0 1 11.4 0ZM216 32H40a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16')
