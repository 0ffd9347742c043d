import { glyph } from './glyph.tsx'

/** Sorted, smallest first (Phosphor caret-up-fill). */
export const IconSortUp = /* @__PURE__ */ glyph('M215.39 163.06A8 8 0 0 1 208 168H48a8 8 0 0 1-5.66-13.66l80-80a8 8 0 0 1 11.32 0l80 80a8 8 0 0 1 1.73 8.72')
