import { glyph } from './glyph.tsx'

/** Good (Phosphor check-circle-fill). */
export const IconCheckFill = /* @__PURE__ */ glyph('M128 24a104 104 0 1 0 104 104A104.1 104.1 0 0 0 128 24m45.7 85.7l-56 56a8 8 0 0 1-11.4 0l-24-24a8 8 0 0 1 11.4-11.4L112 148.7l50.3-50.4a8 8 0 0 1 11.4 11.4')
