import type { ReactNode } from 'react'
import { IconEye, IconEyeSlash, IconRefresh, IconWarning } from '../../icons/index.ts'
import { Spinner } from '../spinner/spinner.tsx'

/** Props of `BalancePill`. */
export type BalancePillProps = {
  /** Name of the group, for example "Balance". */
  label: string
  /** The formatted amount. */
  sum: string
  /** How old the amount is and what it includes: a few words under it. */
  note?: string
  hidden?: boolean
  /** `stale` and `failed` show the last amount; `failed` adds an icon with `failedText`. */
  state?: 'rest' | 'refreshing' | 'stale' | 'failed'
  /** Read out while `state` is `refreshing`. */
  updatingText: string
  /** Accessible name of the icon shown while `state` is `failed`. */
  failedText?: string
  /** Accessible name of the eye: "Hide balance" or "Show balance". */
  toggleLabel: string
  /** Accessible name of the refresh button. */
  refreshLabel: string
  onToggle: () => void
  onRefresh: () => void
  /** The action at the end: a `PillAction`. */
  action?: ReactNode
}

/**
 * The balance in the header: amount, eye, refresh button, and an action. A phone shows amount and action only.
 *
 * @example
 * <BalancePill
 *   label="Balance"
 *   sum="₱4,821.50"
 *   updatingText="Updating"
 *   toggleLabel="Hide balance"
 *   refreshLabel="Refresh"
 *   onToggle={toggle}
 *   onRefresh={refresh}
 *   action={<PillAction href="/deposit">Deposit</PillAction>}
 * />
 */
export const BalancePill = ({
  label,
  sum,
  note,
  hidden = false,
  state = 'rest',
  updatingText,
  failedText,
  toggleLabel,
  refreshLabel,
  onToggle,
  onRefresh,
  action,
}: BalancePillProps) => (
  <div className="p-pill" role="group" aria-label={label} data-state={state}>
    <div className="p-pill__stub">
      <span className="p-pill__sum" role="status" aria-busy={state === 'refreshing'}>
        <span className="p-pill__value" aria-hidden={state === 'refreshing'}>
          {hidden ? '***' : sum}
        </span>
        {note && state !== 'refreshing' ? <span className="p-pill__note">{note}</span> : null}
        {state === 'refreshing' ? <span className="p-pill__text">{updatingText}</span> : null}
      </span>
      {state === 'failed' ? (
        <span className="p-pill__sign">
          <IconWarning size={18} />
          <span className="p-hidden">{failedText}</span>
        </span>
      ) : null}
      <button type="button" className="p-pill__control" aria-label={toggleLabel} onClick={onToggle}>
        {hidden ? <IconEyeSlash size={18} /> : <IconEye size={18} />}
      </button>
      <button
        type="button"
        className="p-pill__control"
        aria-label={refreshLabel}
        aria-disabled={state === 'refreshing' || undefined}
        onClick={state === 'refreshing' ? undefined : onRefresh}
      >
        {state === 'refreshing' ? <Spinner /> : <IconRefresh size={18} />}
      </button>
    </div>
    {action}
  </div>
)
