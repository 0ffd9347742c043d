import { useFormat } from '@parlour/i18n/react'
import { Badge, Button, FactList, FormStack, LinkButton, Notice } from '@parlour/ui-kit'
import { IconRefresh } from '@parlour/ui-kit/icons'
import type { ReactNode } from 'react'
import { fastestOf, type DomainSpeed } from '../../speed/measure-domains.ts'
import type { Probe } from '../../speed/probe.ts'
import { useSiteText } from '../use-site-text.ts'
import { useMeasure } from './use-measure.ts'

interface SpeedListProps {
  domains: readonly DomainSpeed[]
  /** Scheme and host of the page. */
  origin: string
  probe: Probe
}

/** The addresses of the site with their times as they come in, then the way to the fastest. */
export function SpeedList({ domains: first, origin, probe }: SpeedListProps) {
  const text = useSiteText()
  const format = useFormat()
  const { domains, done, again } = useMeasure(first, probe)
  const fastest = done ? fastestOf(domains) : null
  const valueOf = ({ host, origin: where, speed }: DomainSpeed): ReactNode => (
    <>
      {speed === null ? text('site.speed.lost') : text('site.speed.time', { ms: format.number(speed) })}{' '}
      {where === origin ? <Badge>{text('site.speed.here')}</Badge> : null}{' '}
      {host === fastest?.host ? <Badge tone="ok">{text('site.speed.fastest')}</Badge> : null}
    </>
  )
  const end = (): ReactNode => {
    if (!done) return null
    if (!fastest) return <Notice tone="warn">{text('site.speed.allLost')}</Notice>
    if (fastest.origin === origin) return <Notice tone="ok">{text('site.speed.stay')}</Notice>
    return (
      <LinkButton block variant="primary" href={`${fastest.origin}/`}>
        {text('site.speed.go', { host: fastest.host })}
      </LinkButton>
    )
  }
  return (
    <FormStack>
      <div role="group" aria-label={text('site.speed.list')} aria-busy={!done}>
        <FactList facts={domains.map((domain) => ({ id: domain.host, name: domain.host, value: valueOf(domain) }))} />
      </div>
      <div role="status">{end()}</div>
      <Button block icon={<IconRefresh />} loading={!done} onClick={again}>
        {done ? text('site.speed.again') : text('site.speed.running')}
      </Button>
    </FormStack>
  )
}
