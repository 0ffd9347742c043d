/** Beyond any list: what an address says above it is nonsense. */
const most = 100_000

/**
 * The page of a list that an address asks for.
 *
 * @param text the search parameter, if there is one
 * @returns a whole number from 1; 1 where it makes no sense
 * @example pageNumber('2') // 2
 */
export function pageNumber(text: string | number | undefined): number {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 && page < most ? page : 1
}
