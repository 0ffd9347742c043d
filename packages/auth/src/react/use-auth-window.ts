import { useAtom } from 'jotai'
import { useCallback } from 'react'
import { authRequestAtom, noRequest, type AuthWindow } from './atoms.ts'

/** The windows of this package: which one is open, how to open another and how to close it. */
export function useAuthWindow() {
  const [{ window, forced }, set] = useAtom(authRequestAtom)
  /** Opens a window in place of the one that is open; what was asked for before is kept. */
  const open = useCallback((name: AuthWindow) => set(({ go }) => ({ window: name, go, forced: false })), [set])
  /** Closes the window and forgets what was asked for. */
  const close = useCallback(() => set(noRequest), [set])
  return { window, forced, open, close }
}
