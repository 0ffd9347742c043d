import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { GameGrid, GridSkeleton, Hero, HeroRow, Section } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { fromHot, type Game } from '../../game.ts'
import { hotGamesQuery } from '../../hot/queries.ts'
import { useFavourites } from '../favourites/use-favourites.ts'
import { GameCard } from '../game-card.tsx'
import { useGamesText } from '../use-games-text.ts'

const LoadFailed = lazy(() => import('../load-failed.tsx'))

interface HotGamesProps {
  language: string
  currency: string
  moreHref: string
  onOpen(game: Game): void
}

const beside = 10

/**
 * The most played games: the first one large with its figures, ten beside it. `language` is the platform's code,
 * `currency` ISO 4217, `moreHref` the address of the whole list.
 *
 * @example <HotGames language="EN" currency="PHP" moreHref="/hot" onOpen={open} />
 */
export function HotGames({ language, currency, moreHref, onOpen }: HotGamesProps) {
  const text = useGamesText()
  const format = useFormat()
  const favourites = useFavourites()
  const { data, isError, refetch } = useQuery(hotGamesQuery(useApi(), language))
  const [first, ...others] = data?.list ?? []
  if (data && !first) return null

  const hero = first && fromHot(first)
  const facts = first && [
    ...(first.playing === null ? [] : [{ label: text('games.hero.playing'), value: format.number(first.playing) }]),
    ...(first.rtp === null ? [] : [{ label: text('games.hero.return'), value: format.percent(first.rtp) }]),
    ...(first.bestToday === null
      ? []
      : [{ label: text('games.hero.best'), value: format.money(first.bestToday, currency), money: true }]),
  ]
  return (
    <Section
      title={text('games.hot.title')}
      hint={text('games.hot.hint')}
      action={{ label: text('games.hot.all'), href: moreHref }}
    >
      {isError && (
        <Suspense>
          <LoadFailed onRetry={() => void refetch()} />
        </Suspense>
      )}
      {!data && !isError && <GridSkeleton count={14} />}
      {hero && facts && (
        <HeroRow
          hero={
            <Hero
              name={hero.name}
              provider={text('games.hero.provider', {
                provider: hero.provider,
                category: text.maybe(`games.category.${hero.category}`) ?? hero.category,
              })}
              poster={hero.poster ?? ''}
              badge={{ kind: 'hot', label: text('games.badge.hot') }}
              favourite={{
                on: favourites.has(hero),
                label: text(favourites.has(hero) ? 'games.favourite.remove' : 'games.favourite.add', {
                  game: hero.name,
                }),
                onToggle: () => favourites.toggle(hero),
              }}
              facts={facts}
              play={{ label: text('games.hero.play'), onClick: () => onOpen(hero) }}
            />
          }
        >
          <GameGrid label={text('games.hot.title')} layout="beside">
            {others.slice(0, beside).map((row) => (
              <GameCard
                key={row.nodeId}
                game={fromHot(row)}
                favourites={favourites}
                currency={currency}
                onOpen={onOpen}
              />
            ))}
          </GameGrid>
        </HeroRow>
      )}
    </Section>
  )
}
