import type { TextStore } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import type { Resource } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { CountdownCard } from '@parlour/ui-kit'
import { useState } from 'react'
import { promoLink } from '../../countdown/promo-link.ts'
import { useSiteText } from '../use-site-text.ts'

/** Props of `CountdownPromo`. */
export interface CountdownPromoProps {
  /** The links that the operator offers, of the status of the site. */
  resources: readonly Resource[]
  /** The page's own origin. */
  origin: string
  /** When it ends, in milliseconds since 1970. */
  end: number
  /** What lasts as long as this session: closed once, it stays closed. */
  store: TextStore
}

const name = 'parlour:1:countdown'

/**
 * The floating countdown, while the operator offers POPLINK and until its end by the server's clock; closed or over, it
 * does not return in this session (MOD-05, BEY-18).
 *
 * @example <CountdownPromo resources={status.info.resources} origin={location.origin} end={endsAt} store={session.store} />
 */
export function CountdownPromo({ resources, origin, end, store }: CountdownPromoProps) {
  const text = useSiteText()
  const format = useFormat()
  const { clock } = useApi()
  const [done] = useState(() => store.get(name) !== null)
  const link = promoLink(resources, origin)
  if (!link || done) return null
  const finish = (): void => store.set(name, 'done')
  return (
    <CountdownCard
      title={link.name === null ? text('site.countdown.plain') : text('site.countdown.title', { name: link.name })}
      href={link.href}
      {...(link.outside && { target: '_blank' as const })}
      end={end}
      now={() => clock.now()}
      text={text('site.countdown.until', { time: format.dateTime(end) })}
      unit={(unit, count) => text(`site.countdown.${unit}`, { count })}
      closeLabel={text('site.close')}
      onClose={finish}
      onEnd={finish}
    />
  )
}
