import { glyph } from './glyph.tsx'

/** Wallet, when current (Phosphor wallet-fill). */
export const IconWalletFill = /* @__PURE__ */ glyph('M216 64H56a8 8 0 0 1 0-16h136a8 8 0 0 0 0-16H56a24 24 0 0 0-24 24v128a24 24 0 0 0 24 24h160a16 16 0 0 0 16-16V80a16 16 0 0 0-16-16m-36 80a12 12 0 1 1 12-12 12 12 0 0 1-12 12')
