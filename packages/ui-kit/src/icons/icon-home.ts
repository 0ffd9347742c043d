import { glyph } from './glyph.tsx'

/** Home (Phosphor house-simple). */
export const IconHome = /* @__PURE__ */ glyph('M219.3 108.7l-80-80a16 16 0 0 0-22.6 0l-80 80A15.9 15.9 0 0 0 32 120v96a8 8 0 0 0 8 8h176a8 8 0 0 0 8-8v-96a15.9 15.9 0 0 0-4.7-11.3M208 208H48v-88l80-80 80 80Z')
