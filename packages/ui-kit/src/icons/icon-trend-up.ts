import { glyph } from './glyph.tsx'

/** More than before (Phosphor arrow-up-right). */
export const IconTrendUp = /* @__PURE__ */ glyph('M200 64v104a8 8 0 0 1-16 0V83.3L69.7 197.7a8 8 0 0 1-11.4-11.4L172.7 72H88a8 8 0 0 1 0-16h104a8 8 0 0 1 8 8')
