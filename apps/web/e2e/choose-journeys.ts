import { createHash } from 'node:crypto'

/** A journey, as Playwright lists it. */
export interface Journey {
  /** The file and the place in it: `money.spec.ts:12:1`. */
  readonly place: string
  /** The titles from its groups to its own. */
  readonly titles: readonly string[]
  readonly tags: readonly string[]
  /** The sizes that it can run at. */
  readonly projects: readonly string[]
}

export type Size = 'desktop' | 'phone'

/** A suite of Playwright's JSON report, as far as a journey is read from it. */
interface Suite {
  readonly title: string
  readonly specs?: readonly Spec[]
  readonly suites?: readonly Suite[]
}

interface Spec {
  readonly title: string
  readonly file: string
  readonly line: number
  readonly column: number
  readonly tags: readonly string[]
  readonly tests: readonly { readonly projectName: string }[]
}

/** The journeys of Playwright's JSON report (`--list --reporter=json`), in the order of their files. */
export function readJourneys(report: { readonly suites: readonly Suite[] }): readonly Journey[] {
  const found = new Map<string, Journey>()
  const visit = ({ specs = [], suites = [] }: Suite, groups: readonly string[]): void => {
    for (const { title, file, line, column, tags, tests } of specs) {
      const [place, titles] = [`${file}:${line}:${column}`, [...groups, title]]
      const key = [place, ...titles].join('\n')
      const projects = [...(found.get(key)?.projects ?? []), ...tests.map(({ projectName }) => projectName)]
      found.set(key, { place, titles, tags, projects })
    }
    for (const suite of suites) visit(suite, [...groups, suite.title])
  }
  for (const file of report.suites) visit(file, [])
  return [...found.values()]
}

const rowsOf = ({ titles }: Journey): readonly string[] => titles.join(' ').match(/\b[A-Z\d]{3,4}-\d{2}\b/g) ?? []
const fileOf = ({ place }: Journey): string => place.slice(0, place.indexOf(':'))

/**
 * The size that a journey of `npm test` runs at: the one that its tag names, else the one that a hash of its titles chooses,
 * three times of four the phone, since what is the same at both sizes runs on the desktop.
 */
function sizeOf({ titles, tags, projects }: Journey): Size {
  const sizes = (['desktop', 'phone'] as const).filter((size) => projects.includes(size))
  const named = sizes.find((size) => tags.includes(size))
  const [first = 0] = createHash('sha256').update(titles.join('\n')).digest()
  return named ?? (first % 4 === 0 ? sizes[0] : sizes.at(-1)) ?? 'desktop'
}

/**
 * The journeys of `npm test`, each with its one size: the first of every requirement and the first of every file.
 * All others run in `npm run test:all`.
 */
export function chooseJourneys(journeys: readonly Journey[]): readonly (Journey & { readonly size: Size })[] {
  const seen = new Set<string>()
  return journeys
    .filter(({ projects }) => projects.includes('desktop') || projects.includes('phone'))
    .filter((journey) => {
      const reasons = [...rowsOf(journey), fileOf(journey)].filter((reason) => !seen.has(reason))
      reasons.forEach((reason) => seen.add(reason))
      return reasons.length > 0
    })
    .map((journey) => ({ ...journey, size: sizeOf(journey) }))
}

/** A journey at a size, as `--test-list` takes it. */
export const listLine = ({ place, titles }: Journey, size: Size): string => [`[${size}]`, place, ...titles].join(' › ')

/**
 * Journeys in so many parts, to run side by side: a file stands in one part whole, and the parts have about as many
 * journeys each.
 */
export function divideJourneys<One extends Journey>(journeys: readonly One[], parts: number): readonly One[][] {
  const divided: One[][] = Array.from({ length: parts }, () => [])
  const files = new Map<string, One[]>()
  for (const journey of journeys) files.set(fileOf(journey), [...(files.get(fileOf(journey)) ?? []), journey])
  for (const file of [...files.values()].toSorted((a, b) => b.length - a.length))
    divided.toSorted((a, b) => a.length - b.length)[0]?.push(...file)
  return divided
}
