import type { ComponentType, ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { Behind } from './behind.tsx'

/**
 * A component whose value its user keeps, for a Playground: it keeps `holds` itself,
 * changes it when it calls `onChange`, and takes it again from the controls. Where
 * `onChange` brings no value, as `onClose` does, `becomes` says what `holds` is then.
 */
export const kept = <Props extends object, Held extends keyof Props>(
  Component: ComponentType<Props>,
  holds: Held,
  onChange: keyof Props,
  becomes?: Props[Held],
) =>
  function Kept(args: Props): ReactElement {
    const given = args[holds]
    const [value, setValue] = useState(given)
    useEffect(() => setValue(given), [given])
    const changed = (next: Props[Held]) => {
      setValue(becomes === undefined ? next : becomes)
      const call = args[onChange]
      if (typeof call === 'function') (call as (next: Props[Held]) => void)(next)
    }
    return <Component {...args} {...{ [holds]: value, [onChange]: changed }} />
  }

/** A decorator: the component no wider than `width` px, as in a form. */
export const atMost = (width: number) => (Story: ComponentType) => (
  <div style={{ maxInlineSize: width }}>
    <Story />
  </div>
)

/** A decorator: the component over a piece of the lobby. */
export const overThePage = (Story: ComponentType) => (
  <Behind>
    <Story />
  </Behind>
)
