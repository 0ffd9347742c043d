import { Card, CardHead, CardRow } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'

/** What counts for a rank, and what does not. */
export function RankRules({ timeZone }: { timeZone: string }) {
  const text = useMemberText()
  const lists = [
    {
      title: text('member.rank.counts'),
      rules: [
        text('member.rank.countsSettled'),
        text('member.rank.countsMonth', { zone: timeZone }),
        text('member.rank.countsNight'),
      ],
    },
    {
      title: text('member.rank.not'),
      rules: [text('member.rank.notVoid'), text('member.rank.notCredit'), text('member.rank.notDeposits')],
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
