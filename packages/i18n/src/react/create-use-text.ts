import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Filling } from '../format/format-parts.ts'
import { messageFormatterOf } from '../format/message-formatter.ts'
import type { MessageValues } from '../messages.ts'
import type { Arguments, IdOf, Kinds, ValuesOf } from '../text.ts'

/** What a tag of a message becomes: `<b>…</b>` calls the function of its name with what is inside. */
export type Tag = (inside: ReactNode) => ReactNode

/** Values of a message with tags, where only its id is known. */
export type RichValues = Readonly<Record<string, ReactNode | Date | Tag>>

/** The words of one package: other ids, and values that are missing, misnamed or of another type, are type errors. */
export interface Text<Catalogue extends string | object> {
  <Id extends IdOf<Catalogue>>(id: Id, ...values: Arguments<Catalogue, Id>): string
  rich<Id extends IdOf<Catalogue>>(
    id: Id,
    values: Id extends keyof Catalogue ? ValuesOf<Catalogue, Id, Kinds<ReactNode, Tag>> : RichValues,
  ): ReactNode
  /** The sentence for an id made at run time (an error code, a pattern number), or null when there is none. */
  maybe(id: string, values?: MessageValues): string | null
}

const together = (parts: unknown[]): ReactNode =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parts are texts, and what values and tags put between them
  parts.length === 1 ? (parts[0] as ReactNode) : createElement(Fragment, null, ...(parts as ReactNode[]))

const wrapped = (values: RichValues): Filling =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (inside: unknown[]) => value(together(inside)) : value,
    ]),
  )

/**
 * Makes a package's `useText` hook, typed by what its messages
 * take (`…Messages` of `messages.gen.ts`) or by their ids alone.
 *
 * @returns the hook. It returns a function of id and values, with
 *   `rich` for messages with tags and `maybe` for ids made at run time
 * @example
 * const useGamesText = createUseText<GamesMessages>()
 * const text = useGamesText()
 * text('games.count', { n: 3 })
 * text.maybe(`api.code.${error.code}`) ?? text('api.kind.server')
 */
export function createUseText<Catalogue extends string | object>(): () => Text<Catalogue> {
  return function useText() {
    const intl = useIntl()
    return useMemo(() => {
      const { has, parts, text } = messageFormatterOf(intl)
      return Object.assign((id: string, values?: MessageValues) => text(id, values), {
        rich: (id: string, values: RichValues) => together(parts(id, wrapped(values))),
        maybe: (id: string, values?: MessageValues) => (has(id) ? text(id, values) : null),
      }) as Text<Catalogue>
    }, [intl])
  }
}
