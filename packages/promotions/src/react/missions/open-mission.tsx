import { useApi } from '@parlour/api-client/react'
import { AsOf, keepRows, Stale, useAccount, useListSize } from '@parlour/screen-kit/react'
import { Card, EmptyState, LinkButton, PeriodResult } from '@parlour/ui-kit'
import { IconArrowLeft } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import { leaderboardQuery, missionQuery } from '../../missions/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { Leaderboard } from './leaderboard.tsx'
import { Milestones } from './milestones.tsx'
import { MissionHead } from './mission-head.tsx'
import type { MissionPartProps } from './missions-props.ts'

const waiting = ['place', 'ends', 'prize'].map((id) => ({ id, name: '', value: '' }))

/** One mission, opened: how the member stands, its milestones, and its leaderboard. */
export function OpenMission(props: MissionPartProps) {
  const { view, language, hrefOf, failed } = props
  const text = usePromotionsText()
  const api = useApi()
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
  return (
    <>
      {back}
      <Stale query={missions} />
      <MissionHead mission={mission} mine={board.data?.footer ?? null} {...props} />
      <Milestones mission={mission} {...props} />
      <AsOf query={missions} />
      <Leaderboard mission={mission} board={board} {...props} />
    </>
  )
}
