import type { TitleEntry } from '../draw.ts'
import { words } from '../draw.ts'

const first: TitleEntry[] = [
  { title: 'Mekong 4D', provider: 'SS', classify: '4D' },
  { title: 'Evening Draw', provider: 'SS', classify: 'DRAW' },
  { title: 'Hanoi Express', provider: 'SS', classify: 'DRAW' },
]

const lotus = words(
  'Luzon Draw | Visayas Draw | Mindanao Draw | Cebu Harbour Draw | Da Nang 3D | Saigon Noon | Pearl River 4D' +
    ' | Siam Morning' +
    ' | Borneo 3D | Java Sunset Draw | Malacca 4D | Penang Six | Davao Noon Draw',
)

const ninefold = words(
  'Manila Bay 3D | Baguio Pines Draw | Iloilo Twilight | Batanes Lucky Pick | Palawan 4D | Bohol Hills Draw' +
    ' | Vigan Lantern Draw' +
    ' | Hue Imperial Draw | Lotus Delta 3D | Red River 4D | Morning Market Draw | Noon Ticket' +
    ' | Harvest Moon Draw | Golden Hour 4D' +
    ' | Tropic Five | Island Six | Sunday Grand Draw | Friday Kite Draw | Sampaguita Draw | Monsoon 3D' +
    ' | Paper Kite 4D | Night Ferry Draw',
)

const entry =
  (provider: TitleEntry['provider']) =>
  (title: string): TitleEntry => ({
    title,
    provider,
    classify: title.endsWith('3D') ? '3D' : title.endsWith('4D') ? '4D' : 'DRAW',
  })

/** Lottery titles, most popular first. */
export const lottTitles: TitleEntry[] = [...first, ...ninefold.map(entry('SS')), ...lotus.map(entry('LTB'))]
