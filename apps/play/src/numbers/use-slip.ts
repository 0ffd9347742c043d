import { useCallback, useState } from 'preact/hooks'
import { keepSlip, readSlip } from './kept-slip.ts'
import type { SlipLine } from './told.ts'

/** The slip of a lottery game, kept for a reload. */
export function useSlip(code: string): readonly [lines: readonly SlipLine[], setLines: (lines: readonly SlipLine[]) => void] {
  const [lines, setHeld] = useState(() => readSlip(code))
  const setLines = useCallback((next: readonly SlipLine[]) => {
    keepSlip(code, next)
    setHeld(next)
  }, [code])
  return [lines, setLines]
}
