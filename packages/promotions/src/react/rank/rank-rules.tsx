import { Card, CardHead, CardRow } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

/** What counts for a rank, and what does not. */
export function RankRules({ timeZone }: { timeZone: string }) {
  const text = usePromotionsText()
  const lists = [
    {
      title: text('promotions.rank.counts'),
      rules: [
        text('promotions.rank.countsSettled'),
        text('promotions.rank.countsMonth', { zone: timeZone }),
        text('promotions.rank.countsNight'),
      ],
    },
    {
      title: text('promotions.rank.not'),
      rules: [text('promotions.rank.notVoid'), text('promotions.rank.notCredit'), text('promotions.rank.notDeposits')],
    },
  ]
  return (
    <CardRow>
      {lists.map(({ title, rules }) => (
        <Card key={title} as="section">
          <CardHead title={title} />
          <div className="p-prose">
            <ul>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
        </Card>
      ))}
    </CardRow>
  )
}
