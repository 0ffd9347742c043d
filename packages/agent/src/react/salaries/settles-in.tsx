import { countdownText } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { useNow } from '@parlour/screen-kit/react'
import { VisuallyHidden } from '@parlour/ui-kit'
import { useAgentText } from '../use-agent-text.ts'

const second = 1000

/** How long it takes until a period is settled, by the clock of the platform; read out as its moment. */
export function SettlesIn({ endTime }: { endTime: number }) {
  const text = useAgentText()
  const format = useFormat()
  const left = endTime - useNow()
  if (left <= 0) return text('agent.salary.settling')
  return (
    <time dateTime={new Date(endTime).toISOString()}>
      <VisuallyHidden>{format.dateTime(endTime)}</VisuallyHidden>
      <span aria-hidden="true">{countdownText(left / second)}</span>
    </time>
  )
}
