import { useEffect, useRef } from 'react'
import { IconPause, IconPlay } from '../../icons/index.ts'

type Props = {
  labels: readonly string[]
  current: number
  running: boolean
  interval: number
  paused: boolean
  pauseLabel: string
  playLabel: string
  onGo: (index: number) => void
  onPause: () => void
}

/** A dot for each banner and the switch that stops them. */
export const BannerDots = ({
  labels,
  current,
  running,
  interval,
  paused,
  pauseLabel,
  playLabel,
  onGo,
  onPause,
}: Props) => {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => row.current?.style.setProperty('--interval', `${interval}ms`), [interval])
  return (
    <div ref={row} className="p-banner__dots" data-running={running || undefined}>
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          className="p-banner__dot"
          aria-label={label}
          aria-current={index === current || undefined}
          onClick={() => onGo(index)}
        >
          {index === current && <span className="p-banner__run" />}
        </button>
      ))}
      <button type="button" className="p-banner__pause" aria-label={paused ? playLabel : pauseLabel} onClick={onPause}>
        {paused ? <IconPlay size={12} /> : <IconPause size={12} />}
      </button>
    </div>
  )
}
