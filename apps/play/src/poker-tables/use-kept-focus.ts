import { useEffect, useRef } from 'preact/hooks'

/**
 * Puts who goes on by keyboard on the main button of what came
 * in the place of what they pressed: the table, or the rooms.
 */
export function useKeptFocus(place: 'table' | 'poker-tables', busy: boolean): void {
  const byKeyRef = useRef(false)
  const placeRef = useRef(place)
  useEffect(() => {
    const onKey = () => void (byKeyRef.current = true)
    const onPointer = () => void (byKeyRef.current = false)
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', onPointer, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', onPointer, true)
    }
  }, [])
  // After each drawing: the main button may be enabled later than its place has come.
  useEffect(() => {
    if (busy || placeRef.current === place) return
    const main = document.querySelector<HTMLButtonElement>(
      place === 'table' ? '.acts .go:enabled' : '.room__sit:enabled',
    )
    if (!main) return
    placeRef.current = place
    if (byKeyRef.current && document.activeElement === document.body) main.focus()
  })
}
