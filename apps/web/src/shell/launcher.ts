import type { Launcher } from '@parlour/game-launch/react'
import { atom } from 'jotai'

/** What opens games: checks, windows, frames. Null until the parts after the first screen are there. */
export const launcherAtom = atom<Launcher | null>(null)
