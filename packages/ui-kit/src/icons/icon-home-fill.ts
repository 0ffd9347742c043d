import { glyph } from './glyph.tsx'

/** Home, when it is the current place (Phosphor house-simple-fill). */
export const IconHomeFill = /* @__PURE__ */ glyph('M224 120v96a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8v-96a15.9 15.9 0 0 1 4.7-11.3l80-80a16 16 0 0 1 22.6 0l80 80A15.9 15.9 0 0 1 224 120')
