import { checkText } from '../messages/check-text.ts'
import type { Catalogue } from '../messages/read-catalogues.ts'
import { nameOf, type Returned } from './sheet.ts'

/** A text of a catalogue that is to read otherwise. */
export interface Change {
  readonly catalogue: Catalogue
  readonly id: string
  readonly text: string
}

/** What came of a unit: a change, nothing where all is as it was, or why it cannot be taken. */
export interface Judgement {
  readonly change?: Change
  readonly problems: readonly string[]
}

/** Where a unit came from: its file, and the language that the file is in. */
export interface Origin {
  readonly file: string
  readonly language: string
  readonly tag: string
}

/** Compares a unit with the catalogues and checks it by the rules that every text of the repository keeps. */
export function judgeUnit(
  { id, source, target }: Returned['units'][number],
  { file, language, tag }: Origin,
  catalogues: readonly Catalogue[],
): Judgement {
  const colon = id.indexOf(':')
  const [name, message] = [id.slice(0, colon), id.slice(colon + 1)]
  const catalogue = catalogues.find(({ folder }) => nameOf(folder) === name)
  const texts = catalogue?.languages['EN'] ?? {}
  const english = Object.hasOwn(texts, message) ? texts[message] : undefined
  const where = `${file}: ${id}`
  if (!catalogue || english === undefined) return { problems: [`${where} is no id of the repository`] }
  const current = catalogue.languages[language]?.[message] ?? ''
  if (target === '' && current !== '') return { problems: [`${where} is empty, and the catalogue says "${current}"`] }
  const text = target.normalize('NFC')
  if (target === current || text === current) return { problems: [] }
  if (source !== english)
    return { problems: [`${where} was translated from "${source}", and EN now says "${english}": export it again`] }
  return { change: { catalogue, id: message, text }, problems: [...checkText({ where, tag, text, english })] }
}
