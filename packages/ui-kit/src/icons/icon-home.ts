import { glyph } from './glyph.tsx'

/** Home (Phosphor house-simple). */
export const IconHome = /* @__PURE__ */ glyph('m219.31 108.68l-80-80a16 16 0 0 0-22.62 0l-80 80A15.87 15.87 0 0 0 32 120v96a8 8 0 0 0 8 8h176a8 8 0 0 0 8-8v-96a15.87 15.87 0 0 0-4.69-11.32M208 208H48v-88l80-80l80 80Z')
