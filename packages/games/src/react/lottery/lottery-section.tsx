import type { DrawRow, LotteryGame } from '@parlour/api-client/endpoints'
import { Section } from '@parlour/ui-kit'
import { LotteryCards, type LotteryActions } from './lottery-cards.tsx'

interface LotterySectionProps extends LotteryActions {
  title: string
  games: readonly LotteryGame[]
  layout?: 'grid' | 'rail'
  currency?: string | undefined
  results?: readonly DrawRow[] | undefined
  current?: string | undefined
}

/** Lottery games under a title; absent when there are none. */
export function LotterySection({ title, ...cards }: LotterySectionProps) {
  if (cards.games.length === 0) return null
  return (
    <Section title={title}>
      <LotteryCards label={title} {...cards} />
    </Section>
  )
}
