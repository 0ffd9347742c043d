import { glyph } from './glyph.tsx'

/** Play (Phosphor play-fill). */
export const IconPlay = /* @__PURE__ */ glyph('M240 128a15.7 15.7 0 0 1-7.6 13.5L88.3 229.7a16 16 0 0 1-16.2 .3A15.9 15.9 0 0 1 64 216.1V39.9a15.9 15.9 0 0 1 8.1-13.9 16 16 0 0 1 16.2 .3l144.1 88.2A15.7 15.7 0 0 1 240 128')
