import type { ReactNode } from 'react'

/** Props of `Badge`. */
export type BadgeProps = { tone?: 'plain' | 'ok' | 'bad' | 'warn' | 'info' | 'gold' | 'hot' | 'new'; icon?: ReactNode; children: ReactNode }

/** A tag of 22 px: a state, a count, hot or new. */
export const Badge = ({ tone = 'plain', icon, children }: BadgeProps) => (
  <span className="p-badge" data-tone={tone}>{icon}{children}</span>
)
