import type { Mission } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Card, CardHead } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { MissionPartProps } from './missions-props.ts'

/** What counts for a mission, who is ahead at equal figures, and who takes part. */
export function HowItCounts({ mission, categoryName }: Pick<MissionPartProps, 'categoryName'> & { mission: Mission }) {
  const text = usePromotionsText()
  const format = useFormat()
  const { categories } = mission
  const rules = [
    categories.length > 0
      ? text('promotions.missions.counts', { categories: format.list(categories.map(categoryName)) })
      : text('promotions.missions.countsAll'),
    text('promotions.missions.boardText'),
    text('promotions.missions.noDemo'),
  ]
  return (
    <Card as="section">
      <CardHead title={text('promotions.missions.howItCounts')} />
      <div className="p-prose">
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
