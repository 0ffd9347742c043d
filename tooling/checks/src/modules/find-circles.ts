import type { ValueImport } from './read-imports.ts'

/**
 * The folder of a file: its module and the folder in it, or the module alone for a file that lies beside the folders.
 */
export const folderOf = (file: string): string => file.split('/').slice(0, -1).slice(0, 2).join('/') || '.'

/** The folders that a folder imports, by folder. */
export function foldersOf(imports: readonly ValueImport[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [own, other] = [folderOf(from), folderOf(to)]
    const others = found.get(own) ?? new Set()
    found.set(own, own === other ? others : others.add(other))
  }
  return found
}

/** Folders that reach one another: the strongly connected parts of more than one folder, the largest first. */
export function findCircles(folders: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>()
    const open = [start]
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const other of folders.get(next) ?? [])
        if (!seen.has(other)) {
          seen.add(other)
          open.push(other)
        }
    return seen
  }
  const reach = new Map([...folders.keys()].map((folder) => [folder, reached(folder)]))
  const placed = new Set<string>()
  const circles: string[][] = []
  for (const [folder, others] of reach) {
    if (placed.has(folder) || !others.has(folder)) continue
    const circle = [...others].filter((other) => reach.get(other)?.has(folder)).toSorted()
    for (const one of circle) placed.add(one)
    circles.push(circle)
  }
  return circles.toSorted((a, b) => b.length - a.length)
}

/** Pairs of folders of which each imports the other. */
export const mutualPairs = (folders: ReadonlyMap<string, ReadonlySet<string>>): string[] =>
  [...folders].flatMap(([folder, others]) =>
    [...others]
      .filter((other) => folder < other && folders.get(other)?.has(folder))
      .map((other) => `${folder} ${other}`),
  )

/** Imports of a module by one that stands before it in `order`, which goes from the lowest module to the highest. */
export function findUpward(imports: readonly ValueImport[], order: readonly string[]): ValueImport[] {
  const level = (file: string): number => order.indexOf(file.split('/')[0] ?? '')
  return imports.filter(({ from, to }) => level(from) >= 0 && level(to) > level(from))
}
