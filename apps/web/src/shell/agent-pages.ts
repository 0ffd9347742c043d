import type { AgentPage } from '@parlour/agent'
import { lazyRouteComponent } from '@tanstack/react-router'

/** The pages of the agent centre; each loads when its address is opened or about to be. */
export const agentScreens = {
  agentTeamOverview: lazyRouteComponent(() => import('./agent-pages/agent-overview.tsx')),
  registerCenter: lazyRouteComponent(() => import('./agent-pages/agent-register.tsx')),
  downlineManagmentView: lazyRouteComponent(() => import('./agent-pages/agent-team.tsx')),
  agentAnnouncement: lazyRouteComponent(() => import('./agent-pages/agent-notices.tsx')),
  agentContracts: lazyRouteComponent(() => import('./agent-pages/agent-contracts.tsx')),
  agentDividendRecordCopy2: lazyRouteComponent(() => import('./agent-pages/agent-salary.tsx'), 'AgentDividends'),
  agentDailyWages2: lazyRouteComponent(() => import('./agent-pages/agent-salary.tsx'), 'AgentDailySalary'),
  agentHourSalary: lazyRouteComponent(() => import('./agent-pages/agent-salary.tsx'), 'AgentHourlySalary'),
  agentRealtimeSalary: lazyRouteComponent(() => import('./agent-pages/agent-salary.tsx'), 'AgentRealtimeSalary'),
  personalHistoryCopy: lazyRouteComponent(() => import('./agent-pages/agent-bets.tsx')),
  palStatementsAgentCopy: lazyRouteComponent(() => import('./agent-pages/agent-profit.tsx')),
  agentRevenueReport: lazyRouteComponent(() => import('./agent-pages/agent-income.tsx')),
  agentDownlineTransactionDetailsCopy: lazyRouteComponent(() => import('./agent-pages/agent-transactions.tsx')),
} satisfies Record<AgentPage, unknown>
