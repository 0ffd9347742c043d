import { glyph } from './glyph.tsx'

/** Sorted, smallest first (Phosphor caret-up-fill). */
export const IconSortUp = /* @__PURE__ */ glyph('M215.4 163.1A8 8 0 0 1 208 168H48a8 8 0 0 1-5.7-13.7l80-80a8 8 0 0 1 11.4 0l80 80a8 8 0 0 1 1.7 8.8')
