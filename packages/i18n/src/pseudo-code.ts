/** The pseudo-locales, made of English for those who build: XA with long accented words, XB written from the right. */
export type PseudoCode = 'XA' | 'XB'
