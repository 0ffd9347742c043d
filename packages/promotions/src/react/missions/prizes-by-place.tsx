import type { getMissionLeaderboard, Mission, ResponseOf } from '@parlour/api-client/endpoints'
import { Card, CardHead, CardText, FactList, FormStack } from '@parlour/ui-kit'
import { usePrizes } from '../terms/use-prizes.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { MissionPartProps } from './missions-props.ts'

type Board = ResponseOf<typeof getMissionLeaderboard>
type Placed = Board['prizes'][number]

/** What all prizes come to, each as often as it is given. */
const totalOf = (prizes: readonly Placed[], amountOf: (prize: Placed) => number): number =>
  prizes.reduce((total, prize) => total + amountOf(prize) * (prize.count ?? 1), 0)

type PrizesByPlaceProps = Pick<MissionPartProps, 'currency' | 'categoryName'> & { mission: Mission; board: Board }

/** What each place of an open mission is paid now and at most, and all of them together, with what bounds them. */
export function PrizesByPlace({ mission, board, currency, categoryName }: PrizesByPlaceProps) {
  const text = usePromotionsText()
  const { facts, figure } = usePrizes(currency)
  const terms = useTerms(currency, categoryName)
  const { prizes, terms: under } = board
  if (prizes.length === 0 || !under) return null
  const all = {
    now: totalOf(prizes, ({ amount }) => amount),
    most: prizes.some(({ most }) => most === null) ? null : totalOf(prizes, ({ most }) => most ?? 0),
  }
  return (
    <Card as="section">
      <CardHead title={text('promotions.missions.prizes')} />
      <FormStack>
        <FactList
          facts={[
            ...facts(prizes, under),
            { id: 'all', name: text('promotions.missions.allPrizes'), value: figure(all, under) },
          ]}
        />
        <CardText>{[mission.prizeRule, terms.line(under)].filter(Boolean).join(' ')}</CardText>
      </FormStack>
    </Card>
  )
}
