import { useApi } from '@parlour/api-client/react'
import type { Mission } from '@parlour/api-client/endpoints'
import { useAccount } from '@parlour/screen-kit/react'
import { Card, CardHead, FormStack } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { missionsQuery } from '../../missions/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { MissionProgress } from './mission-progress.tsx'
import type { MissionPartProps } from './missions-props.ts'

type OtherMissionsProps = Pick<MissionPartProps, 'language' | 'currency' | 'hrefOf'> & { mission: Mission }

/** The other missions that are open, each with how far the member is and the way to it; nothing where there are none. */
export function OtherMissions({ mission, language, currency, hrefOf }: OtherMissionsProps) {
  const text = usePromotionsText()
  const { data } = useQuery(missionsQuery(useApi(), useAccount(), { status: 'O', page: 1, language }))
  const others = data?.list.filter(({ missionId }) => missionId !== mission.missionId) ?? []
  if (others.length === 0) return null
  return (
    <Card as="section">
      <CardHead title={text('promotions.missions.others')} />
      <FormStack>
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
