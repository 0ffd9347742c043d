import { glyph } from './glyph.tsx'

/** Telegram, strong (Phosphor telegram-logo-fill). */
export const IconTelegramFill = /* @__PURE__ */ glyph('M228.9 26.2a9 9 0 0 0-9.2-1.6L17.1 103.9a14.2 14.2 0 0 0 2.4 27.2L72 141.4V200a15.9 15.9 0 0 0 10 14.8 15.9 15.9 0 0 0 17.5-3.7l25.3-26.3L165 220a15.9 15.9 0 0 0 10.5 4 16.3 16.3 0 0 0 5-.8 15.8 15.8 0 0 0 10.7-11.6L231.8 35a9 9 0 0 0-2.9-8.8M175.5 208l-82.7-72.5 119-85.3Z')
