/**
 * So many are looked up by the index, whatever the size of the table; for
 * thousands at once the planner may hold every row against all of them.
 */
const atOnce = 500

/** Asks for many things in parts of 500, one after the other and in their order, and answers all that came. */
export async function inParts<Of, Found>(
  all: Iterable<Of>,
  ask: (some: readonly Of[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const list = [...all]
  const found: Found[] = []
  for (let first = 0; first < list.length; first += atOnce)
    found.push(...(await ask(list.slice(first, first + atOnce))))
  return found
}
