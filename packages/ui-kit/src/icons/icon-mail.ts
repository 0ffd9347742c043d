import { glyph } from './glyph.tsx'

/** E-mail (Phosphor envelope-simple). */
export const IconMail = /* @__PURE__ */ glyph('M224 48H32a8 8 0 0 0-8 8v136a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16V56a8 8 0 0 0-8-8m-20.6 16L128 133.2 52.6 64ZM216 192H40V74.2l82.6 75.7a8 8 0 0 0 10.8 0L216 74.2z')
