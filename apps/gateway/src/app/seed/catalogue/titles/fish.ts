import type { TitleEntry } from '../draw.ts'
import { drawTitles, pick, words } from '../draw.ts'

const first: TitleEntry[] = [
  { title: 'Shark Reef', provider: 'BFN', classify: 'FISHING' },
  { title: 'Kraken Deep', provider: 'BFN', classify: 'FISHING' },
  { title: 'Crab King', provider: 'BFN', classify: 'FISHING' },
  { title: "Neptune's Toll", provider: 'BFN', classify: 'FISHING' },
  { title: 'Lure & Line', provider: 'BFN', classify: 'FISHING' },
]

const creatures = words(
  'Octopus | Turtle | Mermaid | Koi | Whale | Dolphin | Oyster | Squid | Seahorse | Diver | Piranha | Manta',
)
const forms = words('* Lagoon | * Marina | * Patrol | * Tides | Sunken * | * Carnival')

/** Fishing hall titles, most popular first. */
export const fishTitles = (count: number): TitleEntry[] => [
  ...first,
  ...drawTitles([{ heads: creatures, forms }], count - first.length, new Set()).map((title) => ({
    title,
    provider: pick(['BFN', 'BFN', 'BFN', 'XGS'], title),
    classify: 'FISHING',
  })),
]
