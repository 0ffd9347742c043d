import { useApi } from '@parlour/api-client/react'
import { DrawSkeleton, Section } from '@parlour/ui-kit'
import { lotteryGamesQuery } from '../../lottery/queries.ts'
import type { LotteryPlay } from '../../lottery/lottery-play.ts'
import { useGamesText } from '../use-games-text.ts'
import { LotteryCards } from './lottery-cards.tsx'
import { useDrawQuery } from './use-draw-query.ts'

/**
 * The next draws of the electronic lottery, one row above the list of /elott; renders nothing when there are none.
 * `language` is the platform's code, `currency` ISO 4217.
 *
 * @example <ElottDraws language="EN" currency="PHP" onPlay={play} />
 */
export function ElottDraws({
  language,
  currency,
  onPlay,
}: {
  language: string
  currency?: string
  onPlay(play: LotteryPlay): void
}) {
  const text = useGamesText()
  const { data, isError, isPaused } = useDrawQuery(lotteryGamesQuery(useApi(), 'ELOTT', language), (games) =>
    games.map(({ openTime }) => openTime),
  )
  if (data ? data.length === 0 : isError || isPaused) return null
  const next = data?.toSorted((a, b) => (a.openTime ?? Infinity) - (b.openTime ?? Infinity))
  return (
    <Section title={text('games.draws.title')} hint={text('games.draws.hint')}>
      {next ? (
        <LotteryCards
          label={text('games.draws.title')}
          games={next}
          layout="rail"
          currency={currency}
          onPlay={onPlay}
        />
      ) : (
        <DrawSkeleton count={4} layout="rail" />
      )}
    </Section>
  )
}
