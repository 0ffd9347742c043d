import type { Theme } from './schema.ts'
import { kalesaDark } from './kalesa-dark.ts'
import { kalesaLight } from './kalesa-light.ts'
import { vesperDark } from './vesper-dark.ts'
import { vesperLight } from './vesper-light.ts'

/** Every theme of the kit, the default first. */
export const themes: readonly Theme[] = [vesperDark, vesperLight, kalesaDark, kalesaLight]
