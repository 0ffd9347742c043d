import { glyph } from './glyph.tsx'

/** Google (Phosphor google-logo-bold). */
export const IconGoogle = /* @__PURE__ */ glyph('M228 128a100 100 0 1 1-22.9-63.6 12 12 0 0 1-18.5 15.2A76 76 0 1 0 203.1 140H128a12 12 0 0 1 0-24h88a12 12 0 0 1 12 12')
