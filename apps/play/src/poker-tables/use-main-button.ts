import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

const settles = 500

/** The buttons of a table, whose main one changes what it does while the hand goes on. */
export interface MainButton {
  readonly actsRef: RefObject<HTMLDivElement | null>
  /**
   * Does what was pressed, unless the button has only just become
   * one for it: the press does not act on the button before it.
   */
  pressed(act: () => void): void
}

/**
 * Keeps a press that comes as the button changes from counting, and gives the focus back to who goes on by keyboard.
 */
export function useMainButton(purpose: string, enabled: boolean): MainButton {
  const actsRef = useRef<HTMLDivElement>(null)
  const changedRef = useRef({ purpose, at: Number.NEGATIVE_INFINITY })
  const byKeyRef = useRef(false)
  useLayoutEffect(() => {
    if (changedRef.current.purpose !== purpose) changedRef.current = { purpose, at: performance.now() }
  }, [purpose])
  useEffect(() => {
    if (enabled && byKeyRef.current && document.activeElement === document.body)
      actsRef.current?.querySelector<HTMLButtonElement>('.go')?.focus()
  }, [purpose, enabled])
  return {
    actsRef,
    pressed(act) {
      byKeyRef.current = document.activeElement?.matches(':focus-visible') ?? false
      if (performance.now() - changedRef.current.at >= settles) act()
    },
  }
}
