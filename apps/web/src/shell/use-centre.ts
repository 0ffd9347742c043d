import { atom, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'

/** Whether a centre is open: a sheet over the page, with a main of its own. */
export const centreAtom = atom(false)

/** Tells the frame that this is a centre, for as long as it is there. */
export function useCentre(): void {
  const set = useSetAtom(centreAtom)
  useLayoutEffect(() => {
    set(true)
    return () => set(false)
  }, [set])
}
