import type { TitleEntry } from '../draw.ts'
import { drawTitles, pick, words } from '../draw.ts'
import { rngFirst } from './rng-first.ts'
import { rngThemes } from './rng-themes.ts'

const tables: TitleEntry[] = words(
  'Bingo Bayan | Fiesta Bingo Hall | Barangay Bingo | Sunset Bingo Night | Video Poker Deluxe' +
    ' | Jacks & Aces Poker | Deuces Parlour Poker' +
    ' | Scratch & Sail | Scratch Sari-Sari | Coconut Scratch | Sky Pilot Crash | Jet Lane Crash' +
    ' | Balloon Crash Club | Hi-Lo Harbour' +
    ' | Coin Pusher Pier | Keno Kitchen | Dice Duet | Color Game Perya',
).map((title) => ({ title, provider: pick(['XGS', 'SS', 'LTB'], title), classify: tableKind(title) }))

function tableKind(title: string): string {
  if (title.includes('Bingo')) return 'BG'
  if (title.includes('Poker')) return 'VP'
  if (title.includes('Scratch')) return 'SC'
  if (title.includes('Crash')) return 'Crash'
  if (title.includes('Pusher')) return 'AC'
  return 'TG'
}

const reels = (title: string): string =>
  /Sevens|Classic|Bells|Stand$/.test(title)
    ? '3Reels'
    : pick(
        ['5Reels', '5Reels', '5Reels', 'FeatureBuy', 'FreeSpins', 'SM', 'JP', 'SM', '5Reels', 'FreeSpins', 'OT'],
        `${title}/kind`,
      )

/** Slots and other machines, most popular first. */
export const rngTitles = (count: number): TitleEntry[] => {
  const taken = new Set([...rngFirst, ...tables].map((entry) => entry.title))
  const drawn = drawTitles(rngThemes, count - taken.size, taken).map((title) => ({
    title,
    provider: pick(['PTG', 'KRW', 'GLH', 'XGS', 'SS', 'BFN', 'LTB', 'PTG', 'KRW', 'GLH'], title),
    classify: reels(title),
  }))
  const spread = tables.flatMap((entry, at) => [...drawn.slice(at * 9, at * 9 + 9), entry])
  return [...rngFirst, ...spread, ...drawn.slice(tables.length * 9)]
}
