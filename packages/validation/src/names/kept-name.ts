/**
 * A name as it is kept: in composed form (NFC), without blanks around it, one between its words.
 *
 * @param text what was typed
 * @returns the name
 * @example keptName(' Maria  Santos ') // 'Maria Santos'
 */
export const keptName = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
