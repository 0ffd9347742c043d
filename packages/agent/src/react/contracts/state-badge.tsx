import { Badge, type BadgeProps } from '@parlour/ui-kit'
import type { ContractState } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

const tones = {
  asked: 'warn',
  changeAsked: 'warn',
  sent: 'info',
  inForce: 'ok',
  endAsked: 'warn',
  endSent: 'info',
  rejected: 'bad',
  withdrawn: 'plain',
  lapsed: 'plain',
  ended: 'plain',
  replaced: 'plain',
  outbid: 'plain',
} as const satisfies Record<ContractState, BadgeProps['tone']>

/** How a contract stands, as a tag. */
export function StateBadge({ state }: { state: ContractState }) {
  const text = useAgentText()
  return <Badge tone={tones[state]}>{text(`agent.contract.state.${state}`)}</Badge>
}
