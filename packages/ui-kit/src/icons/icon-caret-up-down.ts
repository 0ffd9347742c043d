import { glyph } from './glyph.tsx'

/** Choose one (Phosphor caret-up-down). */
export const IconCaretUpDown = /* @__PURE__ */ glyph('M181.7 170.3a8 8 0 0 1 0 11.4l-48 48a8 8 0 0 1-11.4 0l-48-48a8 8 0 0 1 11.4-11.4L128 212.7l42.3-42.4a8 8 0 0 1 11.4 0m-96-84.6L128 43.3l42.3 42.4a8 8 0 0 0 11.4-11.4l-48-48a8 8 0 0 0-11.4 0l-48 48a8 8 0 0 0 11.4 11.4')
