import type { ReactNode } from 'react'
import { IconRefresh } from '../../icons/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Spinner } from '../spinner/spinner.tsx'

/** Props of `BalanceCard`. */
export type BalanceCardProps = {
  /** Text above the amount. */
  label: string
  /** The formatted amount. */
  sum: string
  hidden?: boolean
  refreshing?: boolean
  /** Accessible name of the refresh button. */
  refreshLabel: string
  onRefresh: () => void
  /** Buttons under it: Deposit, Withdraw. */
  children?: ReactNode
}

/**
 * The balance in the drawer, with its two buttons.
 *
 * @example
 * <BalanceCard label="Balance" sum="₱4,821.50" refreshLabel="Refresh" onRefresh={refresh}>
 *   <LinkButton href="/deposit">Deposit</LinkButton>
 * </BalanceCard>
 */
export const BalanceCard = ({
  label,
  sum,
  hidden,
  refreshing,
  refreshLabel,
  onRefresh,
  children,
}: BalanceCardProps) => (
  <div className="p-balance">
    <div className="p-balance__card">
      <div>
        <p className="p-balance__label">{label}</p>
        <p className="p-balance__sum">{hidden ? '***' : sum}</p>
      </div>
      <IconButton bordered label={refreshLabel} icon={refreshing ? <Spinner /> : <IconRefresh />} onClick={onRefresh} />
    </div>
    {children ? <div className="p-balance__actions">{children}</div> : null}
  </div>
)
