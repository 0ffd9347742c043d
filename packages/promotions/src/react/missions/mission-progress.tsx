import type { Mission } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useNow } from '@parlour/screen-kit/react'
import { Progress, type ProgressProps } from '@parlour/ui-kit'
import { isOver, shareReached } from '../../missions/mission-view.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { useMeasured } from './use-measured.ts'

type MissionProgressProps = Pick<ProgressProps, 'label' | 'href'> & { mission: Mission; currency: string }

/** How far the member is to the next milestone of a mission, and until when it runs. */
export function MissionProgress({ mission, currency, label, href }: MissionProgressProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const now = useNow()
  const { figure } = useMeasured(currency)
  const { measure, endTime, nextValue: next } = mission
  const reached = mission.reachedValue ?? 0
  const untilOf = (end: number) =>
    isOver(mission, now)
      ? text('promotions.missions.ended', { at: format.dateTime(end) })
      : text('promotions.missions.endsIn', { at: format.dateTime(end), left: format.relative(end, now) })
  return (
    <Progress
      label={label}
      href={href}
      value={
        next === null
          ? figure(measure, reached)
          : text('promotions.missions.of', { reached: figure(measure, reached), target: figure(measure, next) })
      }
      percent={shareReached(reached, next)}
      until={endTime === null ? undefined : untilOf(endTime)}
    />
  )
}
