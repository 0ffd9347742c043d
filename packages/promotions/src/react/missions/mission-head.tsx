import { useApi } from '@parlour/api-client/react'
import type { getMissionLeaderboard, Mission, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { PeriodResult } from '@parlour/ui-kit'
import { isOver } from '../../missions/mission-view.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { MissionPartProps } from './missions-props.ts'
import { useMeasured } from './use-measured.ts'

type MissionHeadProps = Pick<MissionPartProps, 'currency' | 'categoryName'> & {
  mission: Mission
  mine: ResponseOf<typeof getMissionLeaderboard>['footer'] | null
}

/** How the member stands in a mission, in a sentence, with its rules and its end. */
export function MissionHead({ mission, mine, currency, categoryName }: MissionHeadProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const api = useApi()
  const measured = useMeasured(currency)
  const terms = useTerms(currency, categoryName)
  const { title, description, measure, categories, startTime, endTime, topPrize } = mission
  const over = isOver(mission, api.clock.now())
  const rank = mine?.rank ?? null
  const counts =
    categories.length > 0
      ? text('promotions.missions.counts', { categories: format.list(categories.map(categoryName)) })
      : text('promotions.missions.countsAll')
  return (
    <PeriodResult
      title={text('promotions.missions.standing', { title, value: measured.of(measure, mission.reachedValue ?? 0) })}
      text={[description, counts].filter(Boolean).join(' ')}
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
        ...(topPrize === null || !mission.terms
          ? []
          : [
              {
                id: 'prize',
                name: text('promotions.missions.topPrize'),
                value: format.bonus(topPrize, currency, mission.terms),
                note: terms.line(mission.terms),
              },
            ]),
      ]}
    />
  )
}
