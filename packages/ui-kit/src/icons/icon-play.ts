import { glyph } from './glyph.tsx'

/** Play (Phosphor play-fill). */
export const IconPlay = /* @__PURE__ */ glyph('M240 128a15.74 15.74 0 0 1-7.6 13.51L88.32 229.65a16 16 0 0 1-16.2.3A15.86 15.86 0 0 1 64 216.13V39.87a15.86 15.86 0 0 1 8.12-13.82a16 16 0 0 1 16.2.3l144.08 88.14A15.74 15.74 0 0 1 240 128')
