import { glyph } from './glyph.tsx'

/** Back, to the start (Phosphor caret-left). */
export const IconCaretLeft = /* @__PURE__ */ glyph('M165.7 202.3a8 8 0 0 1-11.4 11.4l-80-80a8 8 0 0 1 0-11.4l80-80a8 8 0 0 1 11.4 11.4L91.3 128Z')
