import { useAtom } from 'jotai'
import { useCallback } from 'react'
import { loginRequestAtom, noRequest } from './atoms.ts'

/** The login popup: whether it is open, and how to open and close it. Closing forgets what was asked for. */
export function useLoginModal() {
  const [{ open }, set] = useAtom(loginRequestAtom)
  const show = useCallback(() => set({ open: true, go: null }), [set])
  const hide = useCallback(() => set(noRequest), [set])
  return { open, show, hide }
}
