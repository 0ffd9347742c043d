import { useEffect, useEffectEvent, useState } from 'react'

/** How long the zeros stay, in ms. */
const rest = 3000

type State = { phase: 'waiting' | 'running' | 'zero' | 'gone'; left: number }

/**
 * Milliseconds until `end`, asked of `now` at every whole second, so that a hidden tab or a slow timer never drifts.
 * Once it has been at zero it never runs again, whatever `end`
 * or the clock say later; one that begins late is gone at once.
 */
export const useCountdown = (end: number, now: () => number, onEnd?: () => void): State => {
  const [state, setState] = useState<State>({ phase: 'waiting', left: 0 })
  const over = state.phase === 'zero' || state.phase === 'gone'
  const ask = useEffectEvent(() => end - now())
  const ended = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    if (over) return
    let timer: ReturnType<typeof setTimeout>
    let begun = false
    const look = () => {
      clearTimeout(timer)
      const left = ask()
      if (left > 0) {
        begun = true
        setState({ phase: 'running', left })
        timer = setTimeout(look, left % 1000 || 1000)
        return
      }
      setState({ phase: begun ? 'zero' : 'gone', left: 0 })
      ended()
    }
    const back = () => document.visibilityState === 'visible' && look()
    look()
    document.addEventListener('visibilitychange', back)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', back)
    }
  }, [end, over])

  useEffect(() => {
    if (state.phase !== 'zero') return
    const timer = setTimeout(() => setState({ phase: 'gone', left: 0 }), rest)
    return () => clearTimeout(timer)
  }, [state.phase])
  return state
}
