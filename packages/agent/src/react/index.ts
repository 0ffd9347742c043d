export { AgentCentre } from './centre/agent-centre.tsx'
export { OverviewScreen } from './overview/overview-screen.tsx'
export { RegisterScreen } from './register/register-screen.tsx'
export { useAgentCentre } from './centre/use-agent-centre.ts'
export { useAgentText } from './use-agent-text.ts'

export type { AgentCentreProps } from './centre/agent-centre.tsx'
export type { OverviewScreenProps } from './overview/overview-screen.tsx'
export type { RegisterScreenProps } from './register/register-screen.tsx'
