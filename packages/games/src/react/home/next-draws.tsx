import { useApi } from '@parlour/api-client/react'
import { DrawSkeleton, Section } from '@parlour/ui-kit'
import type { LotteryPlay } from '../../lottery/lottery-play.ts'
import { popularLotteriesQuery } from '../../lottery/queries.ts'
import { LotteryCards } from '../lottery/lottery-cards.tsx'
import { useDrawQuery } from '../lottery/use-draw-query.ts'
import { useGamesText } from '../use-games-text.ts'

interface NextDrawsProps {
  language: string
  currency?: string | undefined
  moreHref: string
  onPlay(play: LotteryPlay): void
}

/**
 * The twenty most popular lotteries in one row, the next draw first; renders nothing when there are none. `language` is
 * the platform's code, `currency` ISO 4217, `moreHref` the address of the lobby. Source: LOB-01, LOB-12.
 *
 * @example <NextDraws language="EN" currency="PHP" moreHref="/lottery" onPlay={play} />
 */
export function NextDraws({ language, currency, moreHref, onPlay }: NextDrawsProps) {
  const text = useGamesText()
  const { data, isError, isPaused } = useDrawQuery(popularLotteriesQuery(useApi(), language), (games) =>
    games.map(({ openTime }) => openTime),
  )
  if (data ? data.length === 0 : isError || isPaused) return null
  const title = text('games.draws.title')
  const next = data?.toSorted((a, b) => (a.openTime ?? Infinity) - (b.openTime ?? Infinity))
  return (
    <Section title={title} hint={text('games.draws.hint')} action={{ label: text('games.draws.all'), href: moreHref }}>
      {next ? (
        <LotteryCards label={title} games={next} layout="rail" currency={currency} onPlay={onPlay} />
      ) : (
        <DrawSkeleton count={6} layout="rail" />
      )}
    </Section>
  )
}
