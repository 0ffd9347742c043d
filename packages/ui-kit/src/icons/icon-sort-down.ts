import { glyph } from './glyph.tsx'

/** Sorted, largest first (Phosphor caret-down-fill). */
export const IconSortDown = /* @__PURE__ */ glyph('m213.66 101.66l-80 80a8 8 0 0 1-11.32 0l-80-80A8 8 0 0 1 48 88h160a8 8 0 0 1 5.66 13.66')
