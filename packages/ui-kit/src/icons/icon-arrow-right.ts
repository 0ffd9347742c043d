import { glyph } from './glyph.tsx'

/** Go on (Phosphor arrow-right). */
export const IconArrowRight = /* @__PURE__ */ glyph('M221.7 133.7l-72 72a8 8 0 0 1-11.4-11.4L196.7 136H40a8 8 0 0 1 0-16h156.7l-58.4-58.3a8 8 0 0 1 11.4-11.4l72 72a8 8 0 0 1 0 11.4')
