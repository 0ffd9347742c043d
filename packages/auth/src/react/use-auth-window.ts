import { useAtom } from 'jotai'
import { useCallback } from 'react'
import { authRequestAtom, noRequest, type AuthWindow } from './atoms.ts'

/**
 * Which window of this package is open, and how to open and close one.
 *
 * @returns `window`, `forced`, `open` and `close`
 * @example
 * const { open } = useAuthWindow()
 * <button onClick={() => open('login')}>Log in</button>
 */
export function useAuthWindow() {
  const [{ window, forced }, set] = useAtom(authRequestAtom)
  /** Opens a window in place of the one that is open; what was asked for before is kept. */
  const open = useCallback((name: AuthWindow) => set(({ go }) => ({ window: name, go, forced: false })), [set])
  /** Closes the window and forgets what was asked for. */
  const close = useCallback(() => set(noRequest), [set])
  return { window, forced, open, close }
}
