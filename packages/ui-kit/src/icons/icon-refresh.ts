import { glyph } from './glyph.tsx'

/** Refresh (Phosphor arrow-clockwise). */
export const IconRefresh = /* @__PURE__ */ glyph('M240 56v48a8 8 0 0 1-8 8h-48a8 8 0 0 1 0-16h27.4l-26.6-24.4-.2-.2a80 80 0 1 0-1.7 114.8 8 8 0 0 1 11 11.6A95.4 95.4 0 0 1 128 224h-1.3a96 96 0 1 1 69-164L224 85.8V56a8 8 0 1 1 16 0')
