import type { ReactNode } from 'react'

/** Props of `Badge`. */
export type BadgeProps = {
  tone?: 'plain' | 'ok' | 'bad' | 'warn' | 'info' | 'gold' | 'hot' | 'new'
  icon?: ReactNode
  children: ReactNode
}

/**
 * A tag, 22 px high: a status, a count, hot or new.
 *
 * @example <Badge tone="ok">Paid</Badge>
 */
export const Badge = ({ tone = 'plain', icon, children }: BadgeProps) => (
  <span className="p-badge" data-tone={tone}>
    {icon}
    {children}
  </span>
)
