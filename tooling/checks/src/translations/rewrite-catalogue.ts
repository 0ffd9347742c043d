import type { Catalogue } from '../messages/read-catalogues.ts'

/**
 * The file of a catalogue with other texts by id: what stands
 * there keeps its place, what is new goes where English has it.
 */
export function rewriteCatalogue(
  { languages }: Catalogue,
  language: string,
  texts: ReadonlyMap<string, string>,
): string {
  const [english, before] = [languages['EN'] ?? {}, languages[language] ?? {}]
  const after: Readonly<Record<string, string>> = { ...before, ...Object.fromEntries(texts) }
  const isNew = Object.keys(after).length > Object.keys(before).length
  const order = isNew
    ? [...new Set([...Object.keys(english).filter((id) => Object.hasOwn(after, id)), ...Object.keys(after)])]
    : Object.keys(after)
  return `${JSON.stringify(Object.fromEntries(order.map((id) => [id, after[id]])), null, 2)}\n`
}
