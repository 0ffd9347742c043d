/** How many characters a reader counts in a text, as forms count them: an emoji is one. */
export const characters = (text: string): number => [...text].length
