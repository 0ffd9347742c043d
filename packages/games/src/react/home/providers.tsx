import { Section, ProviderGrid } from '@parlour/ui-kit'
import type { Category } from '../../categories/category.ts'
import { providersOf, type Lane } from '../../categories/lanes.ts'
import { useGamesText } from '../use-games-text.ts'

interface ProvidersProps {
  lanes: readonly Lane[] | undefined
  hrefOf(category: Category, provider: string): string
}

/**
 * Every provider with its logo; a click opens its games in the category where it has most.
 *
 * @example <Providers lanes={lanes} hrefOf={(category, provider) => `/${category}?provider=${provider}`} />
 */
export function Providers({ lanes, hrefOf }: ProvidersProps) {
  const text = useGamesText()
  const providers = lanes ? providersOf(lanes) : []
  if (lanes && providers.length === 0) return null
  const games = providers.reduce((sum, provider) => sum + provider.count, 0)
  const hint = lanes ? text('games.providers.hint', { providers: providers.length, games }) : '\u00a0'
  return (
    <Section title={text('games.providers.title')} hint={hint}>
      <ProviderGrid
        label={text('games.providers.title')}
        providers={providers.map(({ code, name, home, logo, inkLogo }) => ({
          id: code,
          name,
          href: hrefOf(home, code),
          logo: { src: logo ?? inkLogo ?? '', ...(inkLogo ? { inkSrc: inkLogo } : {}) },
        }))}
      />
    </Section>
  )
}
