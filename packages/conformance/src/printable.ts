/** Control characters, line separators and signs that turn the direction of text. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu

/** Text of a platform as a terminal may print it: `?` for each character that could steer the terminal. */
export const printable = (text: string): string => text.replaceAll(unprintable, '?')
