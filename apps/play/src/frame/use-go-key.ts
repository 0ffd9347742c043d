import { useEffect, useRef } from 'preact/hooks'

/** The space key presses the main button, from anywhere but another button and a field, and not over an open window. */
export function useGoKey(press: () => void): void {
  const pressRef = useRef(press)
  pressRef.current = press
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const elsewhere =
        target instanceof HTMLInputElement || (target instanceof HTMLButtonElement && !target.matches('.go'))
      if (event.code !== 'Space' || event.repeat || elsewhere || document.querySelector('dialog[open]')) return
      event.preventDefault()
      pressRef.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
