import { glyph } from './glyph.tsx'

/** Log out (Phosphor sign-out). */
export const IconLogout = /* @__PURE__ */ glyph('M120 216a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V40a8 8 0 0 1 8-8h64a8 8 0 0 1 0 16H56v160h56a8 8 0 0 1 8 8m109.7-93.7l-40-40a8 8 0 0 0-11.4 11.4L204.7 120H112a8 8 0 0 0 0 16h92.7l-26.4 26.3a8 8 0 0 0 11.4 11.4l40-40a8 8 0 0 0 0-11.4')
