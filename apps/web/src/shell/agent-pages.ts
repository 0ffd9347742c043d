import type { AgentPage } from '@parlour/agent'
import { lazyRouteComponent } from '@tanstack/react-router'

/** The pages of the agent centre; each loads when its address is opened or about to be. */
export const agentScreens = {
  agentTeamOverview: lazyRouteComponent(() => import('./agent-pages/agent-overview.tsx')),
  registerCenter: lazyRouteComponent(() => import('./agent-pages/agent-register.tsx')),
} satisfies Record<AgentPage, unknown>
