import { useEffect } from 'react'

/**
 * Has the browser ask before the page is left or loaded again, while something typed would be lost with it: a number
 * and a name are kept in memory alone, never in a storage that the next person at the device could read (S5).
 */
export function useLeaveQuestion(asks: boolean): void {
  useEffect(() => {
    if (!asks) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asks])
}
