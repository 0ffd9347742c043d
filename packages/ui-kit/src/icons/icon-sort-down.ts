import { glyph } from './glyph.tsx'

/** Sorted, largest first (Phosphor caret-down-fill). */
export const IconSortDown = /* @__PURE__ */ glyph('M213.7 101.7l-80 80a8 8 0 0 1-11.4 0l-80-80A8 8 0 0 1 48 88h160a8 8 0 0 1 5.7 13.7')
