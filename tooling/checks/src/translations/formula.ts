/** What a spreadsheet takes for a formula. Source: OWASP, CSV injection. */
const formula = /^'*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/

/** A text that no spreadsheet reads as a formula: an apostrophe goes before one that looks so. */
export const guard = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text that `guard` was handed, or the text as it is. */
export const unguard = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)
