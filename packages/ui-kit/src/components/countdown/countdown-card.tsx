import type { ReactNode } from 'react'
import type { CountdownProps } from './countdown.tsx'
import { useState } from 'react'
import { IconClose } from '../../icons/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Link } from '../link/link.tsx'
import { CountdownFigures } from './countdown-figures.tsx'
import { timeLeft } from './time-left.ts'
import { useCountdown } from './use-countdown.ts'

/** Props of `CountdownCard`. */
export type CountdownCardProps = CountdownProps & {
  /** What ends, for example "Lantern draw closes in". */
  title: ReactNode
  /** Where a click leads; without it there is no card. */
  href?: string
  /** `_blank` for an address of another site. */
  target?: '_blank'
  /** Accessible name of the close button. */
  closeLabel: string
  /** Called when the visitor closed the card; it hides itself. */
  onClose?: () => void
}

type Running = Omit<CountdownCardProps, 'href' | 'onClose'> & { href: string; onClose: () => void }

const Card = ({ end, now, unit, text, onEnd, title, href, target, closeLabel, onClose }: Running) => {
  const { phase, left } = useCountdown(end, now, onEnd)
  if (phase === 'gone' || phase === 'waiting') return null
  return (
    <aside className="p-countdown-card" data-state={phase}>
      <Link
        className="p-countdown-card__link"
        href={href}
        target={target}
        rel={target ? 'noopener noreferrer' : undefined}
      >
        <span className="p-countdown-card__title">{title}</span>
        <time className="p-countdown" dateTime={new Date(end).toISOString()}>
          <span className="p-hidden">{text}</span>
          <CountdownFigures left={timeLeft(left)} unit={unit} />
        </time>
      </Link>
      <IconButton
        className="p-countdown-card__close"
        label={closeLabel}
        icon={<IconClose size={18} />}
        onClick={onClose}
      />
    </aside>
  )
}

/**
 * [MOD-05] A countdown in the lower corner, above the page. It links to `href` and can be closed.
 *
 * @example <CountdownCard {...countdown} title="Lantern draw closes in" href="/promotions/7" closeLabel="Close" />
 */
export const CountdownCard = ({ href, onClose, ...rest }: CountdownCardProps) => {
  const [closed, setClosed] = useState(false)
  const close = () => {
    setClosed(true)
    onClose?.()
  }
  return href === undefined || href === '' || closed ? null : <Card {...rest} href={href} onClose={close} />
}
