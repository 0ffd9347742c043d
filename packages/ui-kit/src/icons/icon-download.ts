import { glyph } from './glyph.tsx'

/** Save as a file (Phosphor download-simple). */
export const IconDownload = /* @__PURE__ */ glyph('M224 144v64a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8v-64a8 8 0 0 1 16 0v56h160v-56a8 8 0 0 1 16 0m-101.7 5.7a8 8 0 0 0 11.4 0l40-40a8 8 0 0 0-11.4-11.4L136 124.7V32a8 8 0 0 0-16 0v92.7L93.7 98.3a8 8 0 0 0-11.4 11.4Z')
