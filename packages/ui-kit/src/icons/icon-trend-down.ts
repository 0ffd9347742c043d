import { glyph } from './glyph.tsx'

/** Less than before (Phosphor arrow-down-right). */
export const IconTrendDown = /* @__PURE__ */ glyph('M200 88v104a8 8 0 0 1-8 8H88a8 8 0 0 1 0-16h84.7L58.3 69.7a8 8 0 0 1 11.4-11.4L184 172.7V88a8 8 0 0 1 16 0')
