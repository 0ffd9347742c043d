import { useApi } from '@parlour/api-client/react'
import type { getMissionLeaderboard, Mission, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { PeriodResult } from '@parlour/ui-kit'
import { isOver } from '../../missions/mission-view.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { MissionPartProps } from './missions-props.ts'
import { useMeasured } from './use-measured.ts'

type MissionHeadProps = Pick<MissionPartProps, 'currency'> & {
  mission: Mission
  mine: ResponseOf<typeof getMissionLeaderboard>['footer'] | null
}

/** How the member stands in a mission, in a sentence, with what it is about and its end. */
export function MissionHead({ mission, mine, currency }: MissionHeadProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const api = useApi()
  const measured = useMeasured(currency)
  const { title, description, measure, startTime, endTime } = mission
  const over = isOver(mission, api.clock.now())
  const rank = mine?.rank ?? null
  return (
    <PeriodResult
      title={text('promotions.missions.standing', { title, value: measured.of(measure, mission.reachedValue ?? 0) })}
      text={description}
      figures={[
        {
          id: 'place',
          name: text('promotions.missions.place'),
          value: rank === null ? text('promotions.missions.noPlace') : format.number(rank),
        },
        ...(startTime === null
          ? []
          : [{ id: 'start', name: text('promotions.missions.from'), value: format.dateTime(startTime) }]),
        ...(endTime === null
          ? []
          : [
              {
                id: 'end',
                name: text(over ? 'promotions.missions.over' : 'promotions.missions.until'),
                value: format.dateTime(endTime),
              },
            ]),
      ]}
    />
  )
}
