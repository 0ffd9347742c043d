import type { DepositOrder } from '@parlour/api-client/endpoints'
import { Notice } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'

/**
 * What the page says of a deposit that is being checked: why, or by which reference; that it is not paid a second time.
 */
export function DepositCheck({ order: { method, reason, reference } }: { order: DepositOrder }) {
  const text = useMemberText()
  const looked = method === 'transfer' && reference ? text('member.deposit.looking', { reference }) : null
  return <Notice title={text('member.deposit.notAgain')}>{reason ?? looked ?? text('member.deposit.checkText')}</Notice>
}
