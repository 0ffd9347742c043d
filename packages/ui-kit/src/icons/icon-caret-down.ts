import { glyph } from './glyph.tsx'

/** Opens downwards (Phosphor caret-down). */
export const IconCaretDown = /* @__PURE__ */ glyph('M213.7 101.7l-80 80a8 8 0 0 1-11.4 0l-80-80a8 8 0 0 1 11.4-11.4L128 164.7l74.3-74.4a8 8 0 0 1 11.4 11.4')
