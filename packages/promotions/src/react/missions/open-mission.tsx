import { useApi } from '@parlour/api-client/react'
import { AsOf, keepRows, Stale, useAccount, useListSize, useNow } from '@parlour/screen-kit/react'
import { Card, Columns, EmptyState, LinkButton, PeriodResult } from '@parlour/ui-kit'
import { IconArrowLeft } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import { isOver } from '../../missions/mission-view.ts'
import { leaderboardQuery, missionQuery } from '../../missions/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { Leaderboard } from './leaderboard.tsx'
import { HowItCounts } from './how-it-counts.tsx'
import { Milestones } from './milestones.tsx'
import { MissionHead } from './mission-head.tsx'
import { OtherMissions } from './other-missions.tsx'
import { PrizesByPlace } from './prizes-by-place.tsx'
import type { MissionPartProps } from './missions-props.ts'

const waiting = ['place', 'ends'].map((id) => ({ id, name: '', value: '' }))

/** One mission, opened: how the member stands, its milestones and its leaderboard; beside them its prizes and the others. */
export function OpenMission(props: MissionPartProps) {
  const { view, language, hrefOf, failed } = props
  const text = usePromotionsText()
  const api = useApi()
  const now = useNow()
  const account = useAccount()
  const missions = useQuery({
    ...missionQuery(api, account, { missionId: view.open, language }),
    refetchOnWindowFocus: true,
  })
  const places = leaderboardQuery(api, account, view.open, view.page, useListSize().size)
  const board = useQuery({ ...places, placeholderData: keepRows(places.queryKey) })
  const mission = missions.data?.list.find(({ missionId }) => String(missionId) === view.open)
  const back = (
    <div>
      <LinkButton
        size="sm"
        variant="text"
        icon={<IconArrowLeft />}
        href={hrefOf({ status: view.status, open: '', page: 1 })}
      >
        {text('promotions.missions.all')}
      </LinkButton>
    </div>
  )
  if (!missions.data)
    return (
      <>
        {back}
        {missions.error ? (
          <Card as="section">{failed(missions.error, () => void missions.refetch())}</Card>
        ) : (
          <PeriodResult loading title={text('promotions.missions.open')} figures={waiting} />
        )}
      </>
    )
  if (!mission)
    return (
      <>
        {back}
        <Card as="section">
          <EmptyState title={text('promotions.missions.gone')} text={text('promotions.missions.goneText')} />
        </Card>
      </>
    )
  const over = isOver(mission, now)
  return (
    <>
      {back}
      <Stale query={missions} />
      <MissionHead mission={mission} mine={board.data?.footer ?? null} currency={props.currency} />
      <Columns
        aside={
          <>
            {board.data && !over ? <PrizesByPlace mission={mission} board={board.data} {...props} /> : null}
            <OtherMissions mission={mission} {...props} />
            <HowItCounts mission={mission} {...props} />
          </>
        }
      >
        <Milestones mission={mission} {...props} />
        <Leaderboard mission={mission} board={board} {...props} />
      </Columns>
      <AsOf query={missions} />
    </>
  )
}
