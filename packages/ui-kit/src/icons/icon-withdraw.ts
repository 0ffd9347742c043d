import { glyph } from './glyph.tsx'

/** Withdrawal (Phosphor arrow-line-up). */
export const IconWithdraw = /* @__PURE__ */ glyph('M205.66 138.34a8 8 0 0 1-11.32 11.32L136 91.31V224a8 8 0 0 1-16 0V91.31l-58.34 58.35a8 8 0 0 1-11.32-11.32l72-72a8 8 0 0 1 11.32 0ZM216 32H40a8 8 0 0 0 0 16h176a8 8 0 0 0 0-16')
