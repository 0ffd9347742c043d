import type { GameTileProps } from '../components/game-tile/game-tile.tsx'
import type { Provider } from '../components/provider/provider-grid.tsx'
import { logo, poster } from './pictures.ts'

const titles = [
  'Jade Dragon',
  'Rose Room',
  'Tiger Fortune',
  'Derby Night',
  'Book of the Nile',
  'Roulette Royale',
  'Panda Grove',
  'Rift Masters',
  'Mekong 4D',
  'Golden Spur',
  'Candy Atelier',
  'Orbit Crash',
  'Kraken Deep',
  'Thirteen',
]
const providerNames = [
  'Paper Tiger',
  'Northlight',
  'Kirin Works',
  'Bluefin',
  'Tessera',
  'Halcyon',
  'Redbarn',
  'Overtime',
  'Ninefold',
  'Glasshouse',
  'Quarterstaff',
  'Lotus Table',
]

/** `count` invented games with every kind of badge and heart. */
export const games = (count: number): GameTileProps[] =>
  Array.from({ length: count }, (_, index) => {
    const name = titles[index % titles.length] ?? ''
    return {
      name,
      provider: providerNames[index % providerNames.length],
      poster: poster(name, index),
      href: `/game/${index}`,
      badge: index < 3 ? { kind: 'hot', label: 'Hot' } : index === 6 ? { kind: 'new', label: 'New' } : undefined,
      facts: 'From ₱5 · RTP 96.4%',
      favourite: { on: index % 5 === 4, label: `Favourite: ${name}`, onToggle: () => undefined },
      maintenance: index === 8 ? 'Under maintenance' : undefined,
    }
  })

/** The twelve invented providers. */
export const providers: readonly Provider[] = providerNames.map((name) => ({
  id: name,
  name,
  href: `/provider/${name}`,
  logo: { src: logo(name), inkSrc: logo(name, '#262743'), width: name.length * 13 + 34 },
}))
