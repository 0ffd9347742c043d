import { glyph } from './glyph.tsx'

/** Facebook (Phosphor facebook-logo). */
export const IconFacebook = /* @__PURE__ */ glyph('M128 24a104 104 0 1 0 104 104A104.1 104.1 0 0 0 128 24m8 191.6V152h24a8 8 0 0 0 0-16h-24v-24a16 16 0 0 1 16-16h16a8 8 0 0 0 0-16h-16a32 32 0 0 0-32 32v24H96a8 8 0 0 0 0 16h24v63.6a88 88 0 1 1 16 0')
