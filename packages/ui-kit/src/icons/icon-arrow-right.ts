import { glyph } from './glyph.tsx'

/** Go on (Phosphor arrow-right). */
export const IconArrowRight = /* @__PURE__ */ glyph('m221.66 133.66l-72 72a8 8 0 0 1-11.32-11.32L196.69 136H40a8 8 0 0 1 0-16h156.69l-58.35-58.34a8 8 0 0 1 11.32-11.32l72 72a8 8 0 0 1 0 11.32')
