const letter = 'A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u1E00-\u1EFF'

/** Letters, each with two marks at most: an accent that was typed apart. */
const word = `([${letter}][\u0300-\u036F]{0,2})+`

/**
 * The pattern of a real name in Latin letters, for a rule with `patternId: 21`: one word or more with accents,
 * apostrophes, hyphens and dots, as the markets write them. It names no signs by escapes, so that every engine reads it.
 */
export const namePattern = `^${word}(([.] *| +|['\u2019\u02BC-])${word})*[.]?$`
