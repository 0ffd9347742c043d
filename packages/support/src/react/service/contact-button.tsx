import { Button } from '@parlour/ui-kit'
import { IconHeadset } from '@parlour/ui-kit/icons'
import { useSupportText } from '../use-support-text.ts'
import { ServiceTrouble } from './service-trouble.tsx'
import type { Service } from './use-service.ts'

/**
 * A button to the customer service, for a closed site and the help centre. Source: SYS-16, SYS-17.
 *
 * @example <ContactButton service={service} />
 */
export function ContactButton({ service }: { service: Service }) {
  const text = useSupportText()
  const [line = 'live'] = service.lines
  return (
    <>
      <Button icon={<IconHeadset />} onClick={() => service.open(line)}>
        {text('support.service.contact')}
      </Button>
      <ServiceTrouble service={service} />
    </>
  )
}
