import { parse, TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser'

/** Counts that are asked of CLDR: every ending of a number is among them. */
const counts = Array.from({ length: 201 }, (_, count) => count)

const worded = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.pound) return '#'
      if (element.type === TYPE.tag) return worded(element.children)
      return `{${element.value}}`
    })
    .join('')

/** Every plural of a message that counts, those within others too. */
function* pluralsOf(elements: readonly MessageFormatElement[]): Generator<PluralElement> {
  for (const element of elements) {
    if (element.type === TYPE.tag) yield* pluralsOf(element.children)
    if (element.type === TYPE.plural && element.pluralType !== 'ordinal') yield element
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const { value } of Object.values(element.options)) yield* pluralsOf(value)
  }
}

/** Tagalog joins a count to its noun by "na" after some figures and by nothing in writing after others. */
const withoutLinker = (text: string): string => text.replaceAll('# na ', '# ')

/**
 * Plural branches that say less than what falls into them: one that stands for several
 * numbers and names none of them, or, in Tagalog, one that differs from `other` in
 * more than its linker. There `one` is every number that does not end in 4, 6 or 9.
 *
 * @param text A message in ICU syntax that parses.
 * @param tag The language, as BCP 47.
 * @returns A sentence for each such branch.
 */
export function pluralFaults(text: string, tag: string): string[] {
  const rules = new Intl.PluralRules(tag)
  return [...pluralsOf(parse(text))].flatMap(({ value: name, options, offset }) => {
    const other = worded(options.other?.value ?? [])
    return Object.entries(options).flatMap(([category, { value }]) => {
      if (category === 'other' || category.startsWith('=')) return []
      const numbers = counts.filter(
        (count) => options[`=${count}`] === undefined && rules.select(count - offset) === category,
      )
      const said = worded(value)
      if (numbers.length < 2) return []
      const such = `the form ${category} of {${name}} stands for ${numbers.slice(0, 4).join(', ')} and more`
      if (other.includes('#') && !said.includes('#')) return [`${such}, and names no number`]
      if (tag.startsWith('fil') && withoutLinker(said) !== withoutLinker(other))
        return [`${such}, and says something else than other`]
      return []
    })
  })
}
