import { shapeOf, type Shape } from '../messages/shape-of.ts'
import type { Note } from './sheet.ts'

const read = (text: string): Shape | null => {
  try {
    return shapeOf(text)
  } catch {
    return null
  }
}

const formsOf = (tag: string, type: 'cardinal' | 'ordinal'): string =>
  new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories.join(', ')

/**
 * What a translator should keep and know, read from the English text. `tag` is that of the language to translate into.
 */
export function* guidance(source: string, tag: string): Generator<Note> {
  const shape = read(source)
  if (!shape) return
  const { slots, cases, categories } = shape
  if (slots.size > 0)
    yield {
      kind: 'places',
      text: `Keep as they are: ${[...slots].map((slot) => slot.replace(/^(<.+)>$/, '$1>…$1>').replace('…<', '…</')).join(' ')}`,
    }
  if (cases.size > 0) yield { kind: 'forms', text: `Keep these cases: ${[...cases].join(' ')}` }
  if ([...categories].some((each) => !each.endsWith('#ordinal')))
    yield { kind: 'forms', text: `Plural forms of this language: ${formsOf(tag, 'cardinal')}` }
  if ([...categories].some((each) => each.endsWith('#ordinal')))
    yield { kind: 'forms', text: `Ordinal forms of this language: ${formsOf(tag, 'ordinal')}` }
}
