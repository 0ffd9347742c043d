import { IncomeScreen } from '@parlour/agent/react'
import { hrefs } from '../../routes/-hrefs.ts'
import { useCategoryName } from '../use-category-name.ts'
import type { AgentPageProps } from './page-props.ts'

interface Days {
  readonly from: string
  readonly to: string
  readonly kind: string
}

const places = {
  bets: (of: Days) => hrefs.agent('personalHistoryCopy', of),
  team: ({ from, to }: Pick<Days, 'from' | 'to'>) => hrefs.agent('downlineManagmentView', { from, to }),
  member: (account: string) => hrefs.agent('downlineManagmentView', { open: account }),
  transactions: (of: Days) => hrefs.member('transactionHistory', of),
}

export default function AgentIncome(props: AgentPageProps) {
  return <IncomeScreen {...props} categoryName={useCategoryName()} places={places} />
}
