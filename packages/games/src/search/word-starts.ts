/** Where the words of many lines begin, sorted by their first two letters. */
export interface WordStarts {
  /** All lines, each between two line ends. */
  readonly text: string
  /** How many lines there are. */
  readonly lines: number
  /** Place of each word in `text`. */
  readonly at: Int32Array
  /** The line of each word. */
  readonly line: Int32Array
  /** The words that can begin with `word`, from and until. */
  range(word: string): readonly [from: number, until: number]
}

const span = 64
/** From here on letters are written without spaces between words: each begins one. */
const unspaced = 0x0e00
const space = 32
const lineEnd = 10

const place = (code: number): number => (code > space ? code % span : 0)
const keyOf = (text: string, at: number): number => place(text.charCodeAt(at)) * span + place(text.charCodeAt(at + 1))

/** Finds the words of folded lines that are joined by line ends. */
export function wordStartsOf(folded: string): WordStarts {
  const text = `\n${folded}\n`
  const [starts, owners, ends] = [
    new Int32Array(text.length),
    new Int32Array(text.length),
    new Int32Array(span * span + 1),
  ]
  let [count, owner, before] = [0, -1, space]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === lineEnd) owner += 1
    else if (code > space && (before <= space || code >= unspaced)) {
      const next = keyOf(text, index) + 1
      starts[count] = index
      owners[count] = owner
      ends[next] = (ends[next] ?? 0) + 1
      count += 1
    }
    before = code
  }
  for (let key = 1; key < ends.length; key += 1) ends[key] = (ends[key] ?? 0) + (ends[key - 1] ?? 0)
  const bounds = ends.slice()
  const [at, line] = [new Int32Array(count), new Int32Array(count)]
  for (let index = 0; index < count; index += 1) {
    const start = starts[index] ?? 0
    const key = keyOf(text, start)
    const slot = ends[key] ?? 0
    ends[key] = slot + 1
    at[slot] = start
    line[slot] = owners[index] ?? 0
  }
  const range = (word: string): readonly [number, number] => {
    const from = keyOf(word, 0)
    return [bounds[from] ?? 0, bounds[word.length > 1 ? from + 1 : from + span] ?? count]
  }
  return { text, lines: owner, at, line, range }
}
