import { SalaryScreen, type SalaryScreenProps } from '@parlour/agent/react'
import { hrefs } from '../../routes/-hrefs.ts'
import { useCategoryName } from '../use-category-name.ts'
import { incomePlaces } from './income-places.ts'
import type { AgentPageProps } from './page-props.ts'

const AgentSalary = (props: AgentPageProps & Pick<SalaryScreenProps, 'kind'>) => (
  <SalaryScreen
    {...props}
    categoryName={useCategoryName()}
    places={incomePlaces}
    hrefOfContracts={(search) => hrefs.agent('agentContracts', search)}
  />
)

export const AgentDividends = (props: AgentPageProps) => <AgentSalary {...props} kind="dividend" />
export const AgentDailySalary = (props: AgentPageProps) => <AgentSalary {...props} kind="daily" />
export const AgentHourlySalary = (props: AgentPageProps) => <AgentSalary {...props} kind="hourly" />
export const AgentRealtimeSalary = (props: AgentPageProps) => <AgentSalary {...props} kind="realtime" />
