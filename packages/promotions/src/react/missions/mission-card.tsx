import type { Mission } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useNow } from '@parlour/screen-kit/react'
import { Badge, Card, CardHead, CardLink, CardText, FactList, FormStack } from '@parlour/ui-kit'
import { isOver } from '../../missions/mission-view.ts'
import { usePrizes } from '../terms/use-prizes.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { MissionProgress } from './mission-progress.tsx'
import type { MissionPartProps } from './missions-props.ts'

type MissionCardProps = Pick<MissionPartProps, 'view' | 'currency' | 'hrefOf' | 'categoryName'> & { mission: Mission }

/** One mission: what counts, how far the member is to the next milestone, until when, and what the first place gets. */
export function MissionCard({ mission, view, currency, hrefOf, categoryName }: MissionCardProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const prizes = usePrizes(currency)
  const terms = useTerms(currency, categoryName)
  const { title, description, categories, milestones, milestonesReached, claimable } = mission
  const { topPrize, topPrizeNow, prizeRule, terms: under } = mission
  const over = isOver(mission, useNow())
  return (
    <Card as="section">
      <CardHead
        title={<CardLink href={hrefOf({ ...view, open: String(mission.missionId), page: 1 })}>{title}</CardLink>}
        tag={claimable ? <Badge tone="ok">{text('promotions.missions.toClaim', { count: claimable })}</Badge> : null}
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
        <MissionProgress
          mission={mission}
          currency={currency}
          label={
            mission.nextValue === null
              ? text('promotions.missions.allReached')
              : text('promotions.missions.next', {
                  milestone: format.number((milestonesReached ?? 0) + 1),
                  all: format.number(milestones ?? 0),
                })
          }
        />
        {topPrize !== null && under && !over ? (
          <>
            <FactList
              facts={[
                {
                  id: 'prize',
                  name: text('promotions.missions.topPrize'),
                  value: prizes.figure({ now: topPrizeNow, most: topPrize }, under),
                },
              ]}
            />
            <CardText>{[prizeRule, terms.line(under)].filter(Boolean).join(' ')}</CardText>
          </>
        ) : null}
      </FormStack>
    </Card>
  )
}
