import { glyph } from './glyph.tsx'

/** Account record, when current (Phosphor list-bullets-fill). */
export const IconRecordsFill = /* @__PURE__ */ glyph('M208 32H48a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16V48a16 16 0 0 0-16-16M68 188a12 12 0 1 1 12-12 12 12 0 0 1-12 12m0-48a12 12 0 1 1 12-12 12 12 0 0 1-12 12m0-48a12 12 0 1 1 12-12 12 12 0 0 1-12 12m124 92h-88a8 8 0 0 1 0-16h88a8 8 0 0 1 0 16m0-48h-88a8 8 0 0 1 0-16h88a8 8 0 0 1 0 16m0-48h-88a8 8 0 0 1 0-16h88a8 8 0 0 1 0 16')
