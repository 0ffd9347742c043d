import { glyph } from './glyph.tsx'

/** Missions (Phosphor target). */
export const IconMission = /* @__PURE__ */ glyph('M221.9 83.2A104.1 104.1 0 1 1 195.7 49l22.6-22.7a8 8 0 0 1 11.4 11.3l-96 96a8 8 0 0 1-11.4-11.3l27.8-27.7a40 40 0 1 0 17.8 31.1 8 8 0 1 1 16-.9 56 56 0 1 1-22.4-41.7l22.8-22.7a87.9 87.9 0 1 0 23.1 29.7 8 8 0 0 1 14.5-6.9')
