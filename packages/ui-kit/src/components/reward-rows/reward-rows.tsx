import type { ReactNode } from 'react'
import { IconCheckFill, IconClock } from '../../icons/index.ts'

/** Props of `RewardRow`. */
export type RewardRowProps = {
  /** An icon of 20 for its kind. */
  icon: ReactNode
  title: ReactNode
  /** Its terms, whole. */
  text: ReactNode
  /** Until when: `soon` has a clock, `done` says what became of it. */
  time?: { tone: 'plain' | 'soon' | 'done'; text: ReactNode; sub?: ReactNode }
  /** The sum, formatted. */
  value?: ReactNode
  action: ReactNode
  /** Why it could not be taken; it stands below, as wide as the row. */
  note?: ReactNode
}

/**
 * A reward that waits: what it is for, its terms, until when, how much, and the button that takes it. It is a list item.
 *
 * @example <RewardRow icon={<IconGift />} title="Catch of the day" text="Play it 2 times" value="₱88.00" action={<Button size="sm">Claim</Button>} />
 */
export const RewardRow = ({ icon, title, text, time, value, action, note }: RewardRowProps) => (
  <li className="p-reward-row">
    <span className="p-reward-row__icon" aria-hidden="true">
      {icon}
    </span>
    <div className="p-reward-row__words">
      <h3 className="p-reward-row__title">{title}</h3>
      <p className="p-reward-row__text">{text}</p>
    </div>
    {value ? <p className="p-reward-row__value">{value}</p> : null}
    <div className="p-reward-row__foot">
      {time ? (
        <div className="p-reward-row__time" data-tone={time.tone}>
          <p className="p-reward-row__until">
            {time.tone === 'soon' ? <IconClock size={16} /> : null}
            {time.tone === 'done' ? <IconCheckFill size={16} /> : null}
            {time.text}
          </p>
          {time.sub ? <p className="p-reward-row__text">{time.sub}</p> : null}
        </div>
      ) : null}
      <div className="p-reward-row__action">{action}</div>
    </div>
    {note ? <div className="p-reward-row__note">{note}</div> : null}
  </li>
)

/**
 * Rewards one below the other. `label` is the accessible name.
 *
 * @example <RewardRows label="To claim">{rows}</RewardRows>
 */
export const RewardRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="p-reward-rows" aria-label={label}>
    {children}
  </ul>
)
