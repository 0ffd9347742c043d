import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

const collect = (elements: readonly MessageFormatElement[], found: Set<string>): Set<string> => {
  for (const element of elements) {
    if (element.type === TYPE.argument || element.type === TYPE.number || element.type === TYPE.date || element.type === TYPE.time)
      found.add(`{${element.value}}`)
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      found.add(`{${element.value}}`)
      for (const option of Object.values(element.options)) collect(option.value, found)
    }
    if (element.type === TYPE.tag) {
      found.add(`<${element.value}>`)
      collect(element.children, found)
    }
  }
  return found
}

/** What a message takes: `{name}` for every argument and `<name>` for every tag, sorted. @throws SyntaxError when it does not parse. */
export const slotsOf = (text: string): string[] => [...collect(parse(text), new Set())].toSorted()
