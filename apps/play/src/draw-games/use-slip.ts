import { useCallback, useState } from 'preact/hooks'
import { storeSlip, readSlip } from './stored-slip.ts'
import type { SlipLine } from '../calls/draw-games.ts'

/** The slip of a lottery game, kept for a reload. */
export function useSlip(
  code: string,
): readonly [lines: readonly SlipLine[], setLines: (lines: readonly SlipLine[]) => void] {
  const [lines, setHeld] = useState(() => readSlip(code))
  const setLines = useCallback(
    (next: readonly SlipLine[]) => {
      storeSlip(code, next)
      setHeld(next)
    },
    [code],
  )
  return [lines, setLines]
}
