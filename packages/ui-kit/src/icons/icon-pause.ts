import { glyph } from './glyph.tsx'

/** Pause (Phosphor pause-fill). */
export const IconPause = /* @__PURE__ */ glyph('M216 48v160a16 16 0 0 1-16 16h-40a16 16 0 0 1-16-16V48a16 16 0 0 1 16-16h40a16 16 0 0 1 16 16M96 32H56a16 16 0 0 0-16 16v160a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16V48a16 16 0 0 0-16-16')
