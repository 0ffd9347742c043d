import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { registrationModes, type RegistrationMode } from '../../index.ts'
import { registerModeAtom } from './atoms.ts'

/** The ways to an account that the platform opens, the one that shows, and how another is chosen (REG-01). */
export function useRegistrationMode(flags: ReadonlySet<string>) {
  const [chosen, choose] = useAtom(registerModeAtom)
  const modes = useMemo(() => registrationModes(flags), [flags])
  const mode: RegistrationMode = chosen && modes.includes(chosen) ? chosen : (modes.at(-1) ?? modes[0])
  return { modes, mode, choose }
}
