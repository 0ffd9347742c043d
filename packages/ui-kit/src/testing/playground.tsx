import type { ComponentType, ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { Behind } from './behind.tsx'

/**
 * A component whose value its user keeps, for a Playground: it keeps `holds` itself, changes it when it calls `hears`, and takes it anew from the
 * controls. Where `hears` brings no value, as `onClose` does, `becomes` says what `holds` is then.
 */
export const kept = <Props extends object, Held extends keyof Props>(Component: ComponentType<Props>, holds: Held, hears: keyof Props, becomes?: Props[Held]) =>
  function Kept(args: Props): ReactElement {
    const given = args[holds]
    const [value, setValue] = useState(given)
    useEffect(() => setValue(given), [given])
    const heard = (next: Props[Held]) => {
      setValue(becomes === undefined ? next : becomes)
      const tell = args[hears]
      if (typeof tell === 'function') (tell as (next: Props[Held]) => void)(next)
    }
    return <Component {...args} {...{ [holds]: value, [hears]: heard }} />
  }

/** A decorator: the component no wider than `width` px, as in a form. */
export const atMost = (width: number) => (Story: ComponentType) => <div style={{ maxInlineSize: width }}><Story /></div>

/** A decorator: the component over a piece of the lobby. */
export const overThePage = (Story: ComponentType) => <Behind><Story /></Behind>
