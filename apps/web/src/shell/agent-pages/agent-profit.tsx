import { TeamProfitScreen } from '@parlour/agent/react'
import { hrefs } from '../../routes/-hrefs.ts'
import { useCategoryOptions } from '../use-category-name.ts'
import type { AgentPageProps } from './page-props.ts'

export default function AgentProfit(props: AgentPageProps) {
  return (
    <TeamProfitScreen
      {...props}
      categories={useCategoryOptions()}
      hrefOfBets={(of) => hrefs.agent('personalHistoryCopy', of)}
    />
  )
}
