import { Chip, Chips } from '@parlour/ui-kit'
import type { Category } from '../../categories/category.ts'
import type { Lane } from '../../categories/lanes.ts'
import { useGamesText } from '../use-games-text.ts'

const lotteries: readonly Category[] = ['ELOTT', 'LOTT']

interface LotterySwitchProps {
  category: Category
  lanes: readonly Lane[] | undefined
  hrefOf(category: Category): string
}

/**
 * Links from one lottery listing to the other (HDR-07); renders nothing while only one is open.
 *
 * @example <LotterySwitch category="ELOTT" lanes={lanes} hrefOf={(category) => `/${category}`} />
 */
export function LotterySwitch({ category, lanes = [], hrefOf }: LotterySwitchProps) {
  const text = useGamesText()
  const open = lotteries.filter((lottery) => lanes.some((lane) => lane.category === lottery))
  if (open.length < 2) return null
  return (
    <Chips label={text('games.listing.lotteries')}>
      {open.map((lottery) => (
        <Chip key={lottery} href={hrefOf(lottery)} selected={lottery === category}>
          {text(`games.category.${lottery}`)}
        </Chip>
      ))}
    </Chips>
  )
}
