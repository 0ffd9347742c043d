import { useApi } from '@parlour/api-client/react'
import type { Mission } from '@parlour/api-client/endpoints'
import { useAccount, useNow } from '@parlour/screen-kit/react'
import { Card, CardHead, FormStack } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { isOver } from '../../missions/mission-view.ts'
import { missionsQuery } from '../../missions/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { MissionProgress } from './mission-progress.tsx'
import type { MissionPartProps } from './missions-props.ts'

type OtherMissionsProps = Pick<MissionPartProps, 'language' | 'currency' | 'hrefOf' | 'failed'> & { mission: Mission }

/** The other missions that are open, each with how far the member is and the way to it; nothing where there are none. */
export function OtherMissions({ mission, language, currency, hrefOf, failed }: OtherMissionsProps) {
  const text = usePromotionsText()
  const now = useNow()
  const { data, error, refetch } = useQuery(missionsQuery(useApi(), useAccount(), { status: 'O', page: 1, language }))
  const others = data?.list.filter((other) => other.missionId !== mission.missionId && !isOver(other, now)) ?? []
  if (others.length === 0 && !(error && !data)) return null
  return (
    <Card as="section">
      <CardHead title={text('promotions.missions.others')} />
      <FormStack>
        {error && !data ? failed(error, () => void refetch()) : null}
        {others.map((other) => (
          <MissionProgress
            key={other.missionId}
            mission={other}
            currency={currency}
            label={other.title}
            href={hrefOf({ status: 'O', open: String(other.missionId), page: 1 })}
          />
        ))}
      </FormStack>
    </Card>
  )
}
