import { glyph } from './glyph.tsx'

/** More, to the end (Phosphor caret-right). */
export const IconCaretRight = /* @__PURE__ */ glyph('M181.7 133.7l-80 80a8 8 0 0 1-11.4-11.4L164.7 128 90.3 53.7a8 8 0 0 1 11.4-11.4l80 80a8 8 0 0 1 0 11.4')
