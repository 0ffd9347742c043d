import { Button, Card, CardHead, CardText, FactList, FormStack, Notice } from '@parlour/ui-kit'
import { CopyLink } from '@parlour/ui-kit/qr'
import { useAgentText } from '../use-agent-text.ts'
import type { RegisterPageProps } from './register-props.ts'
import type { OpenedAccount } from './use-new-account.ts'

interface OpenedCardProps {
  opened: OpenedAccount
  site: RegisterPageProps['site']
  onNew: () => void
}

/** What an account was opened with, to pass on: its password is shown this once. */
export function OpenedCard({ opened: { account, password, type }, site, onNew }: OpenedCardProps) {
  const text = useAgentText()
  const message = text('agent.register.message', { site: site.name, url: site.url, name: account, password })
  return (
    <Card as="section">
      <CardHead title={text('agent.register.done')} />
      <FormStack>
        <div role="status">
          <Notice tone="ok" title={text('agent.register.doneText', { name: account })}>
            {text('agent.register.once')}
          </Notice>
        </div>
        <FactList
          facts={[
            {
              id: 'type',
              name: text('agent.register.type'),
              value: text(type === 2 ? 'agent.register.agent' : 'agent.register.player'),
            },
            { id: 'name', name: text('agent.register.name'), value: account },
            { id: 'password', name: text('agent.register.password'), value: <bdi dir="ltr">{password}</bdi> },
          ]}
        />
        <CopyLink
          link={password}
          label={text('agent.register.copyPassword')}
          copiedLabel={text('agent.register.copied')}
        />
        <CardText>{message}</CardText>
        <CopyLink
          link={message}
          label={text('agent.register.copyMessage')}
          copiedLabel={text('agent.register.copied')}
        />
        <Button block variant="text" onClick={onNew}>
          {text('agent.register.another')}
        </Button>
      </FormStack>
    </Card>
  )
}
