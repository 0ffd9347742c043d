import { glyph } from './glyph.tsx'

/** Hot, strong (Phosphor flame-fill). */
export const IconFlameFill = /* @__PURE__ */ glyph('M173.8 51.5a221.3 221.3 0 0 0-41.7-34.4 8 8 0 0 0-8.2 0 221.3 221.3 0 0 0-41.7 34.4C54.6 80.5 40 112.5 40 144a88 88 0 0 0 176 0c0-31.5-14.6-63.5-42.2-92.5M96 184c0-27.7 22.5-47.3 32-54.3 9.5 7 32 26.6 32 54.3a32 32 0 0 1-64 0')
