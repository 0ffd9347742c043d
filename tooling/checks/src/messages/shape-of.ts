import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** What a message takes and how it branches. */
export interface Shape {
  /** `{name}` for every argument and `<name>` for every tag. */
  readonly slots: ReadonlySet<string>
  /** Cases that every language has alike: `name=0` of a plural, `name:key` of a select. */
  readonly cases: ReadonlySet<string>
  /** The plural categories that stand in it, `#ordinal` behind those of an order. */
  readonly categories: ReadonlySet<string>
}

function collect(
  elements: readonly MessageFormatElement[],
  slots: Set<string>,
  cases: Set<string>,
  categories: Set<string>,
): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    slots.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`)
    if (element.type === TYPE.tag) collect(element.children, slots, cases, categories)
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue
    for (const [key, { value }] of Object.entries(element.options)) {
      if (element.type === TYPE.select) cases.add(`${element.value}:${key}`)
      else if (key.startsWith('=')) cases.add(element.value + key)
      else categories.add(element.pluralType === 'ordinal' ? `${key}#ordinal` : key)
      collect(value, slots, cases, categories)
    }
  }
}

/** Reads what a message takes and how it branches. @throws SyntaxError when it does not parse. */
export function shapeOf(text: string): Shape {
  const shape = { slots: new Set<string>(), cases: new Set<string>(), categories: new Set<string>() }
  collect(parse(text), shape.slots, shape.cases, shape.categories)
  return shape
}
