import { useApi } from '@parlour/api-client/react'
import { AsOf, NoPage, Stale, useAccount, usePager } from '@parlour/screen-kit/react'
import { Card, EmptyState, FormStack, Pagination, Skeleton } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { missionsQuery } from '../../missions/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { MissionCard } from './mission-card.tsx'
import type { MissionPartProps } from './missions-props.ts'

const cards = [1, 2, 3]

/** The missions of one state as cards, those that end first on top. */
export function MissionList(props: MissionPartProps) {
  const { view, language, hrefOf, failed } = props
  const text = usePromotionsText()
  const { words } = usePager()
  const query = useQuery({
    ...missionsQuery(useApi(), useAccount(), { ...view, language }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
  const { data, error, refetch } = query
  if (!data)
    return error ? (
      <Card as="section">{failed(error, () => void refetch())}</Card>
    ) : (
      cards.map((card) => (
        <Card key={card} as="section">
          <Skeleton height={132} />
        </Card>
      ))
    )
  const isOpen = view.status === 'O'
  if (data.list.length === 0)
    return (
      <Card as="section">
        {(data.totalCount ?? 0) > 0 ? (
          <NoPage href={hrefOf({ ...view, page: 1 })} />
        ) : (
          <EmptyState
            title={text(isOpen ? 'promotions.missions.none' : 'promotions.missions.noneClosed')}
            text={text(isOpen ? 'promotions.missions.noneText' : 'promotions.missions.noneClosedText')}
          />
        )}
      </Card>
    )
  return (
    <FormStack>
      <Stale query={query} />
      {data.list.map((mission) => (
        <MissionCard key={mission.missionId} mission={mission} {...props} />
      ))}
      {(data.totalPages ?? 1) > 1 ? (
        <Pagination
          {...words}
          page={view.page}
          pages={data.totalPages ?? 1}
          hrefOf={(page) => hrefOf({ ...view, page })}
        />
      ) : null}
      <AsOf query={query} />
    </FormStack>
  )
}
