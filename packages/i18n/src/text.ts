import type { MessageValues } from './messages.ts'

/** The types of values by the kinds that catalogues name; `Node` is what else a text may hold. */
export interface Kinds<Node = never, Tag = never> {
  number: number
  text: string | number | Node
  date: Date | number
  tag: Tag
}

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

type Values<Places, Types> = {
  readonly [Name in keyof Places]: Places[Name] extends keyof Types ? Types[Places[Name]] : never
}

/** The values of a message; where an id may be one of several, those of every one. */
export type ValuesOf<Catalogue, Id extends keyof Catalogue, Types = Kinds> = Values<Both<Catalogue[Id]>, Types>

/** An id of a catalogue. A catalogue is known by what its messages take (`Slots`), or by its ids alone. */
export type IdOf<Catalogue> = Catalogue extends string ? Catalogue : keyof Catalogue & string

/** What stands behind an id: nothing where the message has no places. Where only ids are known, any values. */
export type Arguments<Catalogue, Id> = Catalogue extends string
  ? [values?: MessageValues]
  : [Id] extends [keyof Catalogue]
    ? keyof Both<Catalogue[Id]> extends never
      ? []
      : [values: ValuesOf<Catalogue, Id>]
    : never
