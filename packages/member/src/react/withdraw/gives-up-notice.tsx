import { useFormat } from '@parlour/i18n/react'
import { BonusUnsaid } from '@parlour/screen-kit/react'
import { Notice } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'

interface GivesUpNoticeProps {
  /** What of open bonuses is given up, in minor units; null where the platform does not say. */
  forfeits: number | null
  by: 'upline' | 'withdraw'
  currency: string
}

/** What of open bonuses a payment gives up, or that this is not known. */
export function GivesUpNotice({ forfeits, by, currency }: GivesUpNoticeProps) {
  const text = useMemberText()
  const format = useFormat()
  if (forfeits === 0) return null
  if (forfeits === null) return <BonusUnsaid />
  return <Notice tone="warn">{text(`member.${by}.givesNote`, { sum: format.money(forfeits, currency) })}</Notice>
}
