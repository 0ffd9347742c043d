import { glyph } from './glyph.tsx'

/** Send a file (Phosphor upload-simple). */
export const IconUpload = /* @__PURE__ */ glyph('M224 144v64a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8v-64a8 8 0 0 1 16 0v56h160v-56a8 8 0 0 1 16 0M93.7 77.7L120 51.3V144a8 8 0 0 0 16 0V51.3l26.3 26.4a8 8 0 0 0 11.4-11.4l-40-40a8 8 0 0 0-11.4 0l-40 40a8 8 0 0 0 11.4 11.4')
