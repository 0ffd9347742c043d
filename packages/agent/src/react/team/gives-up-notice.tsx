import { useFormat } from '@parlour/i18n/react'
import { BonusUnsaid } from '@parlour/screen-kit/react'
import { Notice } from '@parlour/ui-kit'
import { useAgentText } from '../use-agent-text.ts'

/** What of open bonuses a transfer gives up, in minor units, or that this is not known. */
export function GivesUpNotice({ forfeits, currency }: { forfeits: number | null; currency: string }) {
  const text = useAgentText()
  const format = useFormat()
  if (forfeits === 0) return null
  if (forfeits === null) return <BonusUnsaid />
  return <Notice tone="warn">{text('agent.transfer.gives', { sum: format.money(forfeits, currency) })}</Notice>
}
