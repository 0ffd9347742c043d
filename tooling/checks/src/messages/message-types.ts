import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

type Kind = 'text' | 'date' | 'number' | 'tag'

/** Which kind a place is when a message uses it twice: what counts or tells a time needs more than a text. */
const rank: readonly Kind[] = ['text', 'date', 'number', 'tag']

const kindOf = ({ type }: MessageFormatElement): Kind => {
  if (type === TYPE.plural || type === TYPE.number) return 'number'
  if (type === TYPE.date || type === TYPE.time) return 'date'
  return type === TYPE.tag ? 'tag' : 'text'
}

function collect(elements: readonly MessageFormatElement[], kinds: Map<string, Kind>): Map<string, Kind> {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    const [kind, known] = [kindOf(element), kinds.get(element.value)]
    if (!known || rank.indexOf(kind) > rank.indexOf(known)) kinds.set(element.value, kind)
    if (element.type === TYPE.tag) collect(element.children, kinds)
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const { value } of Object.values(element.options)) collect(value, kinds)
  }
  return kinds
}

/** The kind of value that each place of a message asks for. @throws SyntaxError when it does not parse. */
export const kindsOf = (text: string): ReadonlyMap<string, Kind> => collect(parse(text), new Map())

/** Whether a place asks for more than the kind it is given: what counts or tells a time makes nothing of a text. */
export const asksMore = (kind: Kind, given: Kind): boolean => kind !== given && kind !== 'text'

const namedFor = (folder: string): string =>
  (folder.split('/')[1] ?? '').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()) + 'Messages'

const placesOf = (text: string): string => {
  const kinds = kindsOf(text)
  if (kinds.size === 0) return 'object'
  return `{ ${[...kinds]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, kind]) => `${name}: '${kind}'`)
    .join('; ')} }`
}

/**
 * The source of `src/messages.gen.ts` of a folder: what each message takes, by its English text.
 * @throws SyntaxError when one does not parse.
 */
export const messageTypes = (folder: string, english: Readonly<Record<string, string>>): string => `/**
 * What each message of this package takes, by the kind of the value. Made of \`messages/EN.json\` by \`pnpm words:types\`.
 */
export interface ${namedFor(folder)} {
${Object.entries(english)
  .map(([id, text]) => `  '${id}': ${placesOf(text)}`)
  .join('\n')}
}
`
