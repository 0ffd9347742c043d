import type { ReactNode } from 'react'
import { useState } from 'react'
import { IconPause, IconPlay } from '../../icons/index.ts'
import { useTurns } from './use-turns.ts'

/** Props of `Ticker`. */
export type TickerProps = {
  /** Names the line. */
  label: string
  icon?: ReactNode
  /** One line each; there is at least one. */
  items: readonly { id: string; text: string }[]
  /** One was chosen. */
  onOpen: (id: string) => void
  /** Accessible name of the button while the line moves. */
  pauseLabel: string
  /** Accessible name of the button while it stands still. */
  playLabel: string
  /** Time of an item in ms. */
  interval?: number
}

/**
 * A line of news that changes. It can be stopped, and stands still
 * under the pointer, with the focus and with reduced motion.
 *
 * @example <Ticker label="News" items={[{ id: '7', text: 'New games on Friday' }]} onOpen={open} pauseLabel="Pause" playLabel="Play" />
 */
export const Ticker = ({ label, icon, items, onOpen, pauseLabel, playLabel, interval = 6000 }: TickerProps) => {
  const [held, hold] = useState(false)
  const { turn, paused, setPaused } = useTurns(items.length, interval, held)
  const item = items[turn] ?? items[0]
  if (!item) return null
  const stop = {
    onPointerEnter: () => hold(true),
    onPointerLeave: () => hold(false),
    onFocus: () => hold(true),
    onBlur: () => hold(false),
  }
  return (
    <section className="p-ticker" aria-label={label}>
      {icon}
      <button type="button" className="p-ticker__item" {...stop} onClick={() => onOpen(item.id)}>
        <span key={item.id} className="p-ticker__text">
          {item.text}
        </span>
      </button>
      {items.length > 1 ? (
        <button
          type="button"
          className="p-ticker__pause"
          aria-label={paused ? playLabel : pauseLabel}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <IconPlay size={14} /> : <IconPause size={14} />}
        </button>
      ) : null}
    </section>
  )
}

/**
 * The placeholder of a ticker, of the same height.
 *
 * @example <TickerSkeleton />
 */
export const TickerSkeleton = () => <div className="p-ticker" data-empty="" aria-hidden="true" />
