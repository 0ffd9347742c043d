import { glyph } from './glyph.tsx'

/** Collapse the side menu (Phosphor sidebar-simple). */
export const IconSidebar = /* @__PURE__ */ glyph('M216 40H40a16 16 0 0 0-16 16v144a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16V56a16 16 0 0 0-16-16M40 56h40v144H40Zm176 144H96V56h120z')
