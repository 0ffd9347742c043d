import { useEffect, useRef, useState } from 'react'

/**
 * Copies a text: `copied` for two seconds, or `refused` where the browser does not let it, and then the field with the
 * text is focused and selected.
 */
export function useCopy(text: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (state === 'refused') {
      field.current?.focus()
      field.current?.select()
    }
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), 2000)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return { state, field, copy }
}
