import { glyph } from './glyph.tsx'

/** Chat room (Phosphor chats). */
export const IconChat = /* @__PURE__ */ glyph('M216 80h-32V48a16 16 0 0 0-16-16H40a16 16 0 0 0-16 16v128a8 8 0 0 0 13 6.2L72 154v30a16 16 0 0 0 16 16h93.6L219 230.2a8 8 0 0 0 5 1.8 8 8 0 0 0 8-8V96a16 16 0 0 0-16-16M66.5 137.8L40 159.3V48h128v88H71.6a8 8 0 0 0-5 1.8M216 207.3l-26.6-21.5a8 8 0 0 0-4.9-1.8H88v-32h80a16 16 0 0 0 16-16V96h32Z')
