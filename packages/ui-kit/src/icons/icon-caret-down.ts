import { glyph } from './glyph.tsx'

/** Opens downwards (Phosphor caret-down). */
export const IconCaretDown = /* @__PURE__ */ glyph('m213.66 101.66l-80 80a8 8 0 0 1-11.32 0l-80-80a8 8 0 0 1 11.32-11.32L128 164.69l74.34-74.35a8 8 0 0 1 11.32 11.32')
