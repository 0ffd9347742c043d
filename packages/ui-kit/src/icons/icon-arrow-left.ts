import { glyph } from './glyph.tsx'

/** Go back (Phosphor arrow-left). */
export const IconArrowLeft = /* @__PURE__ */ glyph('M224 128a8 8 0 0 1-8 8H59.3l58.4 58.3a8 8 0 0 1-11.4 11.4l-72-72a8 8 0 0 1 0-11.4l72-72a8 8 0 0 1 11.4 11.4L59.3 120H216a8 8 0 0 1 8 8')
