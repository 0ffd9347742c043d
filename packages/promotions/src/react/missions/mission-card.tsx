import type { Mission } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useNow } from '@parlour/screen-kit/react'
import { Badge, Card, CardHead, CardText, FormStack, LinkButton, Progress } from '@parlour/ui-kit'
import { isOver, shareReached } from '../../missions/mission-view.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { MissionPartProps } from './missions-props.ts'
import { useMeasured } from './use-measured.ts'

type MissionCardProps = Pick<MissionPartProps, 'view' | 'currency' | 'hrefOf' | 'categoryName'> & { mission: Mission }

/** One mission: what counts, how far the member is to the next milestone, until when, and the way into it. */
export function MissionCard({ mission, view, currency, hrefOf, categoryName }: MissionCardProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const now = useNow()
  const { figure } = useMeasured(currency)
  const { title, description, measure, categories, endTime, milestones, milestonesReached, claimable } = mission
  const reached = mission.reachedValue ?? 0
  const next = mission.nextValue
  const over = isOver(mission, now)
  const untilOf = (end: number) =>
    over
      ? text('promotions.missions.ended', { at: format.dateTime(end) })
      : text('promotions.missions.endsIn', { at: format.dateTime(end), left: format.relative(end, now) })
  return (
    <Card as="section">
      <CardHead
        title={title}
        tag={claimable ? <Badge tone="ok">{text('promotions.missions.toClaim', { count: claimable })}</Badge> : null}
        end={
          <LinkButton
            size="sm"
            href={hrefOf({ ...view, open: String(mission.missionId), page: 1 })}
            aria-label={text('promotions.missions.lookAt', { title })}
          >
            {text('promotions.missions.look')}
          </LinkButton>
        }
      />
      <FormStack>
        <CardText>
          {[
            description,
            categories.length > 0
              ? text('promotions.missions.counts', { categories: format.list(categories.map(categoryName)) })
              : text('promotions.missions.countsAll'),
          ]
            .filter(Boolean)
            .join(' ')}
        </CardText>
        <Progress
          label={
            next === null
              ? text('promotions.missions.allReached')
              : text('promotions.missions.next', {
                  milestone: format.number((milestonesReached ?? 0) + 1),
                  all: format.number(milestones ?? 0),
                })
          }
          value={
            next === null
              ? figure(measure, reached)
              : text('promotions.missions.of', { reached: figure(measure, reached), target: figure(measure, next) })
          }
          percent={shareReached(reached, next)}
          until={endTime === null ? undefined : untilOf(endTime)}
        />
      </FormStack>
    </Card>
  )
}
