/** How many characters a reader counts in a text, as the platform counts them: an emoji is one. */
export function characters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
