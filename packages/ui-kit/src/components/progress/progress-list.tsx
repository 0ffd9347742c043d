import type { ReactNode } from 'react'

/**
 * Goals beside each other, each with its own `Progress`, one below the other where each would be under 200 px. `label` is
 * the accessible name, each child an `li`.
 *
 * @example <ProgressList label="Milestones"><li><Progress label="Milestone 1" value="₱64.00 of ₱100.00" percent={64} /></li></ProgressList>
 */
export const ProgressList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="p-progress-list" aria-label={label}>
    {children}
  </ul>
)
