import type { ReactNode } from 'react'
import { IconEye, IconEyeSlash, IconRefresh, IconWarning } from '../../icons/index.ts'
import { Spinner } from '../spinner/spinner.tsx'

/** Props of `BalancePill`. */
export type BalancePillProps = {
  /** Name of the group, for example "Balance". */
  label: string
  /** Formatted sum. */
  sum: string
  /** How old the sum is and what it counts: a few words under it. */
  note?: string
  hidden?: boolean
  /** `stale` and `failed` keep the last sum; failed shows a sign with `failedText`. */
  state?: 'rest' | 'refreshing' | 'stale' | 'failed'
  updatingText: string
  failedText?: string
  /** What the eye does now: "Hide balance" or "Show balance". */
  toggleLabel: string
  refreshLabel: string
  onToggle: () => void
  onRefresh: () => void
  /** The torn-off part: a `PillAction`. */
  action?: ReactNode
}

/** The balance as a ticket: sum, eye, refresh, perforation, Deposit. A phone shows sum and action only. */
export const BalancePill = ({
  label, sum, note, hidden = false, state = 'rest', updatingText, failedText, toggleLabel, refreshLabel, onToggle, onRefresh, action,
}: BalancePillProps) => (
  <div className="p-pill" role="group" aria-label={label} data-state={state}>
    <div className="p-pill__stub">
      <span className="p-pill__sum" role="status" aria-busy={state === 'refreshing'}>
        <span className="p-pill__value" aria-hidden={state === 'refreshing'}>{hidden ? '***' : sum}</span>
        {note && state !== 'refreshing' ? <span className="p-pill__note">{note}</span> : null}
        {state === 'refreshing' ? <span className="p-pill__text">{updatingText}</span> : null}
      </span>
      {state === 'failed' ? <span className="p-pill__sign"><IconWarning size={18} /><span className="p-hidden">{failedText}</span></span> : null}
      <button type="button" className="p-pill__control" aria-label={toggleLabel} onClick={onToggle}>
        {hidden ? <IconEyeSlash size={18} /> : <IconEye size={18} />}
      </button>
      <button type="button" className="p-pill__control" aria-label={refreshLabel} aria-disabled={state === 'refreshing' || undefined} onClick={state === 'refreshing' ? undefined : onRefresh}>
        {state === 'refreshing' ? <Spinner /> : <IconRefresh size={18} />}
      </button>
    </div>
    {action}
  </div>
)
