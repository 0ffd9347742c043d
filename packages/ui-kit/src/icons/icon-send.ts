import { glyph } from './glyph.tsx'

/** Send (Phosphor paper-plane-right-fill). */
export const IconSend = /* @__PURE__ */ glyph('M240 127.9a16 16 0 0 1-8.2 14L63.9 237.9A16.1 16.1 0 0 1 56 240a16 16 0 0 1-15-21.3l27-80a4 4 0 0 1 3.7-2.7H144a8 8 0 0 0 8-8.5 8.2 8.2 0 0 0-8.3-7.5h-72a4 4 0 0 1-3.7-2.7l-27-80a16 16 0 0 1 22.8-19.2l168 95.9a16 16 0 0 1 8.2 13.9')
