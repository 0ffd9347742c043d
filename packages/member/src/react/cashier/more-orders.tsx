import { LoadMore } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'
import type { OrderPages } from './use-order-pages.ts'

/** The end of a list of orders: the way to older ones, or that they did not come. */
export function MoreOrders({ pages: { rows, error, busy, more, retry } }: { pages: OrderPages<{ orderNo: string }> }) {
  const text = useMemberText()
  if (rows.length === 0 || (!more && !error)) return null
  return (
    <LoadMore
      label={text('member.cashier.more')}
      busy={busy}
      onMore={error ? retry : (more ?? retry)}
      {...(error ? { problem: { text: text('member.failed.title'), retryLabel: text('member.failed.retry') } } : {})}
    />
  )
}
