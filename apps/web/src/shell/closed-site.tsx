import { useApi } from '@parlour/api-client/react'
import { statusQuery } from '@parlour/site'
import { ClosedScreen } from '@parlour/site/react'
import { ContactButton } from '@parlour/support/react'
import { AgeMark } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { brand } from '../brand.ts'
import { BrandMark } from './brand-mark.tsx'
import { useCustomerService } from './use-customer-service.ts'
import { useShellText } from './use-shell-text.ts'

const art = { maintenance: '/img/panels/maintenance.svg', restricted: '/img/panels/restriction.svg' } as const

/**
 * What stands instead of the site while it is closed to this visitor, with a way to a person. Source: SYS-16, SYS-17.
 */
export default function ClosedSite({ state }: { state: 'maintenance' | 'restricted' }) {
  const text = useShellText()
  const { data: status, refetch } = useQuery(statusQuery(useApi(), window.location.host))
  const service = useCustomerService()
  return (
    <ClosedScreen
      state={state}
      location={status?.location ?? null}
      until={status?.maintenanceEndTime ?? null}
      brand={<BrandMark />}
      art={art[state]}
      contact={<ContactButton service={service} />}
      onRetry={() => refetch({ throwOnError: true })}
      foot={
        <>
          <AgeMark label={text('web.footer.ageLabel', { age: brand.ageLimit })}>{`${brand.ageLimit}+`}</AgeMark>{' '}
          {text('web.footer.age', { age: brand.ageLimit })}
        </>
      }
    />
  )
}
