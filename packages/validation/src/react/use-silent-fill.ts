import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'

const textIn = (form: HTMLFormElement, field: string): string | null => {
  const element = form.elements.namedItem(field)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- other elements with a value have a type too, or none
  return element instanceof HTMLElement && 'value' in element && (element as HTMLInputElement).type !== 'checkbox'
    ? String(element.value)
    : null
}

/**
 * Finds what a password manager has put into fields without a key press: a field that holds something else than when it
 * was last drawn. Gives a function that hands each of these to `take`.
 */
export function useSilentFill<Field extends string>(
  ref: RefObject<HTMLFormElement | null>,
  fields: readonly Field[],
  take: (field: Field, text: string) => void,
): () => void {
  const drawn = useRef(new Map<Field, string | null>())
  const latest = useRef({ fields, take })
  latest.current = { fields, take }

  useLayoutEffect(() => {
    const form = ref.current
    drawn.current = new Map(form ? latest.current.fields.map((field) => [field, textIn(form, field)]) : [])
  })

  return useCallback(() => {
    const form = ref.current
    if (!form) return
    for (const field of latest.current.fields) {
      const text = textIn(form, field)
      const before = drawn.current.get(field)
      if (text === null || before == null || text === before) continue
      drawn.current.set(field, text)
      latest.current.take(field, text)
    }
  }, [ref])
}
