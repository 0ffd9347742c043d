import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What is typed into a search that an address follows: the field shows every key at
 * once, `say` is called after a pause in the typing, and what comes back late
 * overwrites nothing. What `said` says of itself, after Back, the field takes over.
 *
 * @param said the value of the owner
 * @param pause milliseconds after the last key
 * @returns the typed value and its setter
 * @example const [typed, setTyped] = useTyped(query, setQuery)
 */
export function useTyped(
  said: string,
  say: (text: string) => void,
  pause = 300,
): readonly [typed: string, type: (text: string) => void] {
  const [typed, type] = useState(said)
  const [heard, setHeard] = useState(said)
  /** What was passed to `say` and is not in `said` yet. */
  const [told, setTold] = useState<readonly string[]>([])
  if (said !== heard) {
    setHeard(said)
    const at = told.indexOf(said)
    setTold(at < 0 ? [] : told.slice(at + 1))
    if (at < 0) type(said)
  }
  const tell = useEffectEvent(say)
  useEffect(() => {
    const text = typed.trim()
    if (text === (told.at(-1) ?? said)) return
    const timer = setTimeout(() => {
      setTold([...told, text])
      tell(text)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, told, said, pause])
  return [typed, type]
}
