/** An option of a plural or a select: what stands there. */
interface Option {
  readonly value: readonly MessagePart[]
}

interface Choice {
  readonly value: string
  readonly options: Readonly<Record<string, Option>>
}

/**
 * A part of a compiled message, as the parser of formatjs makes it. `type`: 0 text, 1 place, 2 number, 3 date, 4 time,
 * 5 select, 6 plural, 7 the `#` of a plural, 8 tag; `value` is the text, or the name of the place.
 */
export type MessagePart =
  | { readonly type: 0; readonly value: string }
  | { readonly type: 1; readonly value: string }
  | {
      readonly type: 2 | 3 | 4
      readonly value: string
      readonly style?: string | { readonly parsedOptions: object } | null
    }
  | (Choice & { readonly type: 5 })
  | (Choice & { readonly type: 6; readonly offset: number; readonly pluralType?: string })
  | { readonly type: 7 }
  | { readonly type: 8; readonly value: string; readonly children: readonly MessagePart[] }

/** One message: a text without places, or its parts, compiled ahead of time so that the browser needs no parser. */
export type Message = string | readonly MessagePart[]

/** ICU messages by id: as text, or compiled ahead of time. */
export type Messages = Readonly<Record<string, Message>>

/** What may stand in a message. */
export type MessageValues = Readonly<Record<string, string | number | Date>>
