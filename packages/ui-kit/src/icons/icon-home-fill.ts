import { glyph } from './glyph.tsx'

/** Home, when it is the current place (Phosphor house-simple-fill). */
export const IconHomeFill = /* @__PURE__ */ glyph('M224 120v96a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8v-96a15.87 15.87 0 0 1 4.69-11.32l80-80a16 16 0 0 1 22.62 0l80 80A15.87 15.87 0 0 1 224 120')
