import { useApi } from '@parlour/api-client/react'
import { Failed, useAccount } from '@parlour/screen-kit/react'
import { Modal, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rateBounds, rateSettingsQuery } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { NewLinkForm } from './new-link-form.tsx'

interface NewLinkProps {
  categoryName: (code: string) => string
  onClose: () => void
  onMade: (id: string | null) => void
}

/** The window that makes an invitation link. */
export function NewLink({ categoryName, onClose, onMade }: NewLinkProps) {
  const text = useAgentText()
  const { data, error, refetch } = useQuery(rateSettingsQuery(useApi(), useAccount()))
  const bounds = useMemo(() => rateBounds(data?.list ?? []), [data])
  return (
    <Modal
      open
      name="newLinkModal"
      title={text('agent.register.newTitle')}
      closeLabel={text('agent.register.close')}
      onClose={onClose}
    >
      {data ? (
        <NewLinkForm bounds={bounds} categoryName={categoryName} onMade={onMade} />
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </Modal>
  )
}
