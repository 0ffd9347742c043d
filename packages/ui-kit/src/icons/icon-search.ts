import { glyph } from './glyph.tsx'

/** Search (Phosphor magnifying-glass). */
export const IconSearch = /* @__PURE__ */ glyph('M229.7 218.3l-50.1-50a88.1 88.1 0 1 0-11.3 11.3l50 50.1a8 8 0 0 0 11.4-11.4M40 112a72 72 0 1 1 72 72 72.1 72.1 0 0 1-72-72')
