import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageValues } from '../messages.ts'

/** Values of a message with tags: `<b>…</b>` in the text calls the function of that name with what is inside. */
export type RichValues = Readonly<Record<string, ReactNode | Date | ((inside: ReactNode) => ReactNode)>>

/** The words of one package: ids outside its catalogue are type errors. */
export interface Text<Id extends string> {
  (id: Id, values?: MessageValues): string
  rich(id: Id, values: RichValues): ReactNode
  /** The sentence for an id made at run time (an error code, a pattern number), or null when there is none. */
  maybe(id: string, values?: MessageValues): string | null
}

/** Makes a package's `useText` hook, typed by the ids of its catalogue. */
export function createUseText<Id extends string>(): () => Text<Id> {
  return function useText() {
    const intl = useIntl()
    return useMemo(() => {
      const text = (id: string, values?: MessageValues) => {
        const message = intl.messages[id]
        return typeof message === 'string' && !message.includes('{') ? message : intl.formatMessage({ id }, values)
      }
      return Object.assign(text, {
        rich: (id: Id, values: RichValues) => intl.formatMessage({ id }, values as never) as ReactNode,
        maybe: (id: string, values?: MessageValues) => (id in intl.messages ? text(id, values) : null),
      }) satisfies Text<Id>
    }, [intl])
  }
}
