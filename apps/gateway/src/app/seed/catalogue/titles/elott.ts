import type { TitleEntry } from '../draw.ts'
import { words } from '../draw.ts'

const rest = words(
  'One Minute Keno | Three Minute Balls | Quick Three | Ruby Keno | Bamboo Bingo | Fiesta Bingo' +
    ' | Jasmine Keno | Ten Ball Rush' +
    ' | Colour Wheel Draw | Pearl Keno | Comet Keno | Quick Five | Sunrise Bingo | Lucky Seven Draw | Lantern Keno' +
    ' | Carousel Balls | Emerald Bingo | Speed Dice Draw | Harbour Keno | Neon Quick Pick | Orchid Bingo' +
    ' | Northern Star Keno',
)

const classify = (title: string): string => {
  if (title.includes('Keno')) return 'KENO'
  if (title.includes('Bingo')) return 'BG'
  return 'QUICK'
}

/** Electronic draw titles, most popular first. */
export const elottTitles: TitleEntry[] = ['Lucky Nine', 'Five Minute Keno', ...rest].map((title) => ({
  title,
  provider: 'SS',
  classify: classify(title),
}))
