import { useEffect, useState, type RefObject } from 'react'

/**
 * Moves the focus to a field of a form when the form appears,
 * unless the form was chosen by a key of a switch that goes on.
 */
export function useFirstFocus(ref: RefObject<HTMLFormElement | null>, field: string): void {
  const [first] = useState(field)
  useEffect(() => {
    if (document.activeElement?.closest('[role=radiogroup]')) return
    const input = ref.current?.elements.namedItem(first)
    if (input instanceof HTMLElement) input.focus({ preventScroll: true })
  }, [first, ref])
}
