/**
 * Begins a question; what it gives back says whether that is
 * still the newest one, so that a late answer is passed over.
 */
export function createNewest(): () => () => boolean {
  let newest = 0
  return () => {
    const mine = ++newest
    return () => mine === newest
  }
}
