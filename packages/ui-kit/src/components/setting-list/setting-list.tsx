import type { ReactNode } from 'react'
import { IconCheckFill, IconWarningFill } from '../../icons/index.ts'

/** One setting: icon, name, details, state and action. */
export type SettingRow = {
  id: string
  icon: ReactNode
  title: ReactNode
  sub?: ReactNode
  /** A word with an icon: `ok` is done, `warn` needs an action of the member. */
  state?: { tone: 'ok' | 'warn'; text: string }
  /** A button; on a phone it stays at the end of the row. */
  action?: ReactNode
}

/**
 * Props of `SettingList`; `label` is the accessible name.
 */
export type SettingListProps = { label: string; rows: readonly SettingRow[] }

/**
 * Settings of an account, one a row of 64 px: what is set, since when, and a button to change it.
 *
 * @example <SettingList label="Security" rows={[{ id: 'password', icon: <IconLock />, title: 'Password' }]} />
 */
export const SettingList = ({ label, rows }: SettingListProps) => (
  <ul className="p-settings" aria-label={label}>
    {rows.map(({ id, icon, title, sub, state, action }) => (
      <li key={id} className="p-settings__row">
        <span className="p-settings__icon" aria-hidden="true">
          {icon}
        </span>
        <span className="p-settings__words">
          <span className="p-settings__title">{title}</span>
          {sub ? <span className="p-settings__sub">{sub}</span> : null}
        </span>
        {state ? (
          <span className="p-settings__state" data-tone={state.tone}>
            {state.tone === 'ok' ? <IconCheckFill size={16} /> : <IconWarningFill size={16} />}
            {state.text}
          </span>
        ) : null}
        {action ? <span className="p-settings__action">{action}</span> : null}
      </li>
    ))}
  </ul>
)
