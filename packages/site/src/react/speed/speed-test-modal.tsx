import { useApi } from '@parlour/api-client/react'
import { Failed } from '@parlour/screen-kit/react'
import { EmptyState, FormStack, Modal, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { domainsOf } from '../../speed/measure-domains.ts'
import type { Probe } from '../../speed/probe.ts'
import { domainsQuery } from '../../speed/queries.ts'
import { useSiteText } from '../use-site-text.ts'
import { SpeedList } from './speed-list.tsx'

/** Props of `SpeedTestModal`. */
export interface SpeedTestModalProps {
  /** Scheme and host of the page. */
  origin: string
  /** Made once: another one measures again. */
  probe: Probe
  onClose(): void
}

/**
 * Measures which domain of the brand responds fastest; closing it stops the measurement (SIDE-08).
 *
 * @example <SpeedTestModal origin={location.origin} probe={probe} onClose={close} />
 */
export function SpeedTestModal({ origin, probe, onClose }: SpeedTestModalProps) {
  const text = useSiteText()
  const { data, error, refetch } = useQuery(domainsQuery(useApi(), new URL(origin).host))
  const domains = useMemo(() => data && domainsOf(data.domainList, origin), [data, origin])
  const body = () => {
    if (!data && error) return <Failed error={error} onRetry={() => void refetch()} />
    if (!domains)
      return (
        <div aria-busy="true" role="status" aria-label={text('site.speed.loading')}>
          <Skeleton height={132} />
        </div>
      )
    if (domains.length === 0) return <EmptyState title={text('site.speed.none')} />
    return <SpeedList domains={domains} origin={origin} probe={probe} />
  }
  return (
    <Modal
      open
      name="speedTestModal"
      title={text('site.speed.title')}
      closeLabel={text('site.close')}
      onClose={onClose}
    >
      <FormStack>
        <p>{text('site.speed.lead')}</p>
        {body()}
      </FormStack>
    </Modal>
  )
}
