import type { DrawRow, LotteryGroup } from '@parlour/api-client/endpoints'
import { DrawSkeleton, EmptyState } from '@parlour/ui-kit'
import { LoadState, type Loading } from '../load-state.tsx'
import { useGamesText } from '../use-games-text.ts'
import type { LotteryActions } from './lottery-cards.tsx'
import { LotterySection } from './lottery-section.tsx'

interface LobbyGamesProps extends LotteryActions {
  of: Loading
  groups: readonly LotteryGroup[]
  currency?: string | undefined
  results?: readonly DrawRow[] | undefined
  current?: string | undefined
}

/** The games of a hall in their groups, with the states of what loads. */
export function LobbyGames({ of, groups, ...cards }: LobbyGamesProps) {
  const text = useGamesText()
  return (
    <LoadState of={of} shape={<DrawSkeleton count={9} />}>
      {groups.length === 0 && <EmptyState title={text('games.draws.empty')} text={text('games.draws.emptyText')} />}
      {groups.map(({ gameGroupCode, labelName, gameMenus }) => (
        <LotterySection key={gameGroupCode} title={labelName} games={gameMenus} {...cards} />
      ))}
    </LoadState>
  )
}
