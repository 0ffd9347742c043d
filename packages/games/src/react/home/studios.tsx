import { Section, VendorGrid } from '@parlour/ui-kit'
import type { Category } from '../../categories/category.ts'
import { studiosOf, type Lane } from '../../categories/lanes.ts'
import { useGamesText } from '../use-games-text.ts'

interface StudiosProps {
  lanes: readonly Lane[] | undefined
  hrefOf(category: Category, studio: string): string
}

/** Every studio with its logo; a click opens its games where it has most of them. */
export function Studios({ lanes, hrefOf }: StudiosProps) {
  const text = useGamesText()
  const studios = lanes ? studiosOf(lanes) : []
  if (lanes && studios.length === 0) return null
  const games = studios.reduce((sum, studio) => sum + studio.count, 0)
  const hint = lanes ? text('games.studios.hint', { studios: studios.length, games }) : '\u00a0'
  return (
    <Section title={text('games.studios.title')} hint={hint}>
      <VendorGrid
        label={text('games.studios.title')}
        vendors={studios.map(({ code, name, home, logo, inkLogo }) => ({
          id: code,
          name,
          href: hrefOf(home, code),
          logo: { src: logo ?? inkLogo ?? '', ...(inkLogo ? { inkSrc: inkLogo } : {}) },
        }))}
      />
    </Section>
  )
}
