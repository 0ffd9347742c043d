import { glyph } from './glyph.tsx'

/** A file (Phosphor file). */
export const IconFile = /* @__PURE__ */ glyph('M213.7 82.3l-56-56A8 8 0 0 0 152 24H56a16 16 0 0 0-16 16v176a16 16 0 0 0 16 16h144a16 16 0 0 0 16-16V88a8 8 0 0 0-2.3-5.7M160 51.3L188.7 80H160ZM200 216H56V40h88v48a8 8 0 0 0 8 8h48z')
