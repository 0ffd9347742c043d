import type { CDPSession } from 'playwright'
import * as v from 'valibot'

const snapshotOf = v.object({
  snapshot: v.object({
    meta: v.object({
      node_fields: v.array(v.string()),
      node_types: v.tupleWithRest([v.array(v.string())], v.unknown()),
    }),
  }),
  nodes: v.array(v.number()),
  strings: v.array(v.string()),
})

/** How many objects of each class a page holds, and how many nodes that are in no document. */
export interface Held {
  readonly classes: ReadonlyMap<string, number>
  readonly detached: number
}

/** Counts the objects of a heap snapshot by their class. */
export function countObjects(text: string): Held {
  const { snapshot, nodes, strings } = v.parse(snapshotOf, JSON.parse(text))
  const {
    node_fields: fields,
    node_types: [types],
  } = snapshot.meta
  const [type, name, detachedness] = [fields.indexOf('type'), fields.indexOf('name'), fields.indexOf('detachedness')]
  const classes = new Map<string, number>()
  let detached = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[nodes[at + type] ?? -1]
    const own = strings[nodes[at + name] ?? -1] ?? ''
    if (kind === 'native' && detachedness >= 0 && nodes[at + detachedness] === 2) detached += 1
    // What the engine itself holds has its own names, and numbers in them.
    if (kind === 'object' && !own.startsWith('system /')) classes.set(own, (classes.get(own) ?? 0) + 1)
  }
  return { classes, detached }
}

/** Takes a snapshot of what a page holds. */
export async function heldBy(session: CDPSession): Promise<Held> {
  const chunks: string[] = []
  const onChunk = ({ chunk }: { chunk: string }): void => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', onChunk)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', onChunk)
  return countObjects(chunks.join(''))
}

/** The classes that have grown by at least one object a visit, with their growth. */
export const growing = (before: Held, after: Held, visits: number): [string, number][] =>
  [...after.classes]
    .map(([name, count]): [string, number] => [name, count - (before.classes.get(name) ?? 0)])
    .filter(([, growth]) => growth >= visits && growth % visits === 0)

/** Of the classes that have grown once, those that have grown again: what came late, and only once, is no leak. */
export const growingAgain = (
  once: readonly [string, number][],
  again: readonly [string, number][],
): [string, number][] => once.filter(([name]) => again.some(([other]) => other === name))
