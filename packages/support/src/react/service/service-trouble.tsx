import { useApi } from '@parlour/api-client/react'
import { Button, inNewWindow, LinkButton, Modal, Spinner } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSupportText } from '../use-support-text.ts'
import type { Service, ServiceTrouble as Trouble } from './use-service.ts'

/** A ticket in an address is good for a minute. */
const freshMs = 45_000

function BlockedLink({ service, trouble: { line } }: { service: Service; trouble: Trouble }) {
  const text = useSupportText()
  const api = useApi()
  const turn = useMemo(() => api.newId(), [api])
  const { data, isPending, refetch } = useQuery({
    queryKey: ['customerService', line, turn],
    queryFn: () => service.addressOf(line),
    refetchInterval: freshMs,
    // Nothing is asked while the page is hidden: it asks again when it is shown.
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    retry: false,
  })
  if (isPending) return <Spinner label={text('support.service.opening')} />
  if (!data)
    return (
      <Button variant="primary" onClick={() => void refetch()}>
        {text('support.failed.retry')}
      </Button>
    )
  return (
    <LinkButton variant="primary" href={data} {...inNewWindow} onClick={service.dismiss}>
      {text('support.service.link')}
    </LinkButton>
  )
}

/**
 * Shows why the customer service did not open, and an alternative; renders nothing otherwise. Source: MOD-08.
 *
 * @example <ServiceTrouble service={service} />
 */
export function ServiceTrouble({ service }: { service: Service }) {
  const text = useSupportText()
  const { trouble, open, dismiss } = service
  if (!trouble) return null
  return (
    <Modal
      open
      name="serviceTrouble"
      title={text(`support.service.${trouble.why}.title`)}
      closeLabel={text('support.close')}
      onClose={dismiss}
      width={400}
      footer={
        trouble.why === 'blocked' ? (
          <BlockedLink service={service} trouble={trouble} />
        ) : (
          <Button variant="primary" onClick={() => open(trouble.line)}>
            {text('support.failed.retry')}
          </Button>
        )
      }
    >
      <p>{text(`support.service.${trouble.why}.text`)}</p>
    </Modal>
  )
}
