import { pluralFaults } from './plural-branches.ts'
import { shapeOf, type Shape } from './shape-of.ts'
import { asksMore, kindsOf } from './message-types.ts'

/** A text to check: where it stands, its language's BCP 47 tag, and the English it says. */
export interface Told {
  readonly where: string
  readonly tag: string
  readonly text: string
  readonly english: string | undefined
}

/**
 * Cases that every language tells apart alike. `=1` is its own affair:
 * English says it by `one`, where Tagalog's `one` is most numbers.
 */
const shared = (cases: ReadonlySet<string>): Set<string> => new Set([...cases].filter((each) => !each.endsWith('=1')))

const list = (names: ReadonlySet<string>): string => [...names].toSorted().join(' ')

const strange = (categories: ReadonlySet<string>, tag: string): string[] =>
  [...categories].filter((each) => {
    const [category = '', ordinal] = each.split('#')
    const known: readonly string[] = new Intl.PluralRules(tag, {
      type: ordinal ? 'ordinal' : 'cardinal',
    }).resolvedOptions().pluralCategories
    return !known.includes(category)
  })

/** Reads what a message takes and how it branches; why it does not parse where it does not. */
export const read = (text: string): Shape | string => {
  try {
    return shapeOf(text)
  } catch (error) {
    return (error as Error).message
  }
}

/**
 * What is wrong with one text beside its English: empty, loud, broken,
 * with a currency of its own, or of other places, cases or plural forms.
 */
export function* checkText({ where, tag, text, english }: Told): Generator<string> {
  if (text.trim() === '') return yield `${where} is empty`
  if (/[!¡！]/.test(text)) yield `${where} shouts: no exclamation marks`
  const sign = /\p{Sc}/u.exec(text)?.[0]
  if (sign) yield `${where} writes the currency ${sign}: let the place of the sum say it`
  if (text.normalize('NFC') !== text) yield `${where} is not in the composed form (NFC)`
  const shape = read(text)
  if (typeof shape === 'string') return yield `${where} does not parse (${shape})`
  for (const category of strange(shape.categories, tag))
    yield `${where} has the plural form ${category}, which ${tag} does not know`
  for (const fault of pluralFaults(text, tag)) yield `${where}: ${fault}`
  const model = english === undefined ? shape : read(english)
  if (typeof model === 'string') return
  if (list(shape.slots) !== list(model.slots))
    yield `${where} takes "${list(shape.slots)}", EN takes "${list(model.slots)}"`
  const given = kindsOf(english ?? text)
  for (const [name, kind] of kindsOf(text)) {
    const known = given.get(name)
    if (known && asksMore(kind, known)) yield `${where} makes {${name}} a ${kind}, EN gives a ${known}`
  }
  const [cases, modelled] = [list(shared(shape.cases)), list(shared(model.cases))]
  if (cases !== modelled) yield `${where} tells the cases "${cases}" apart, EN "${modelled}"`
}
