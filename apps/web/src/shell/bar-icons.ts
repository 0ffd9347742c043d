import { atom } from 'jotai'
import type { ReactNode } from 'react'

/** Filled icons of the bar's places but home, which only their own pages show; filled by `deferred-shell.tsx`. */
export const barIconsAtom = atom<Partial<Record<'games' | 'promotions' | 'me', ReactNode>>>({})
