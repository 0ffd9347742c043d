/**
 * [CON-03] Sizes of a code in px, as the platform's specification has them: a bare code on the page, the card around
 * it, the picture that is saved and its white edge; and how much of it may be dirty (M: 15 %).
 */
export const qrDefaults = { size: 100, wrapper: 200, picture: 800, margin: 20, level: 'M' } as const

/** How many bytes of UTF-8 the largest code of level M holds. Source: ISO/IEC 18004, version 40. */
export const qrCapacity = 2_331
