import { useFormat } from '@parlour/i18n/react'
import { FactList, WaitingScreen } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { useSiteText } from '../use-site-text.ts'
import { LookAgain } from './look-again.tsx'

/** Props of `ClosedScreen`. */
export interface ClosedScreenProps {
  state: 'maintenance' | 'restricted'
  /** What the server knows of where the visitor is. */
  location?: { ip: string | null; country: string | null; countryName: string | null } | null
  /** When maintenance is thought to end, in milliseconds; null while it is unknown. */
  until?: number | null
  /** Mark and name. */
  brand?: ReactNode
  /** Address of the picture. */
  art?: string
  /** The way to somebody who can be asked. */
  contact?: ReactNode
  /** Asks for the status again. */
  onRetry?(): Promise<unknown>
  /** A quiet line at the bottom, for example who may play. */
  foot?: ReactNode
}

/** What stands instead of the site while it is closed to this visitor (SYS-16, SYS-17). */
export default function ClosedScreen({ state, location, until, contact, onRetry, ...frame }: ClosedScreenProps) {
  const text = useSiteText()
  const format = useFormat()
  const actions = (
    <>
      {contact}
      {onRetry && <LookAgain onRetry={onRetry} />}
    </>
  )
  if (state === 'maintenance') {
    const back = until ? <p>{text('site.maintenance.until', { time: format.dateTime(until) })}</p> : null
    return (
      <WaitingScreen
        {...frame}
        title={text('site.maintenance.title')}
        text={
          <>
            <p>{text('site.maintenance.text')}</p>
            {back}
          </>
        }
        actions={actions}
      />
    )
  }
  const unknown = text('site.restricted.unknown')
  const facts = [
    { id: 'ip', name: text('site.restricted.ip'), value: location?.ip ?? unknown },
    {
      id: 'country',
      name: text('site.restricted.country'),
      value: location?.countryName ?? location?.country ?? unknown,
    },
  ]
  return (
    <WaitingScreen
      {...frame}
      title={text('site.restricted.title')}
      text={<p>{text('site.restricted.text')}</p>}
      facts={<FactList facts={facts} />}
      actions={actions}
    />
  )
}
