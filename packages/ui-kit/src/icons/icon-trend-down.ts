import { glyph } from './glyph.tsx'

/** Less than before (Phosphor arrow-down-right). */
export const IconTrendDown = /* @__PURE__ */ glyph('M200 88v104a8 8 0 0 1-8 8H88a8 8 0 0 1 0-16h84.69L58.34 69.66a8 8 0 0 1 11.32-11.32L184 172.69V88a8 8 0 0 1 16 0')
