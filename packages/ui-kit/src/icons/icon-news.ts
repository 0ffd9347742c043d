import { glyph } from './glyph.tsx'

/** Announcements (Phosphor megaphone-simple). */
export const IconNews = /* @__PURE__ */ glyph('M228.5 86.7l-176-54A16 16 0 0 0 32 48v144a16 16 0 0 0 16 16 16 16 0 0 0 4.5-.7L136 181.7V192a16 16 0 0 0 16 16h32a16 16 0 0 0 16-16v-29.9l28.5-8.8A16.1 16.1 0 0 0 240 138v-36a16.1 16.1 0 0 0-11.5-15.3M136 165l-88 27V48l88 27Zm48 27h-32v-15.2l32-9.8Zm40-54h-.1L152 160.1V79.9l71.9 22h.1v36Z')
