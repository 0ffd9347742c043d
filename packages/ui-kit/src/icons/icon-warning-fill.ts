import { glyph } from './glyph.tsx'

/** Take care, strong (Phosphor warning-fill). */
export const IconWarningFill = /* @__PURE__ */ glyph('M236.8 188.1L149.3 36.2a24.8 24.8 0 0 0-42.7 0L19.2 188.1a23.5 23.5 0 0 0 0 23.7A24.4 24.4 0 0 0 40.5 224h174.9a24.4 24.4 0 0 0 21.4-12.2 23.5 23.5 0 0 0 0-23.7M120 104a8 8 0 0 1 16 0v40a8 8 0 0 1-16 0Zm8 88a12 12 0 1 1 12-12 12 12 0 0 1-12 12')
