/** The numbers of a draw, out of the text that the database keeps. */
export const toNumbers = (text: string): number[] => text.split(',').map(Number)
