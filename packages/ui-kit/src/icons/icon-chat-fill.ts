import { glyph } from './glyph.tsx'

/** Chat room, when current (Phosphor chats-fill). */
export const IconChatFill = /* @__PURE__ */ glyph('M232 96a16 16 0 0 0-16-16h-32V48a16 16 0 0 0-16-16H40a16 16 0 0 0-16 16v128a8 8 0 0 0 13 6.2L72 154v30a16 16 0 0 0 16 16h93.6L219 230.2a8 8 0 0 0 5 1.8 8 8 0 0 0 8-8Zm-42.5 89.8a8 8 0 0 0-5-1.8H88v-32h80a16 16 0 0 0 16-16V96h32v111.3Z')
