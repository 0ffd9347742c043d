import { getCustomerServiceUrl } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactButton } from './contact-button.tsx'
import { useService, type OpenWindow, type Service } from './use-service.ts'

const entries = [{ csType: '1', path: 'Eu9kBaYKoffXQjS1p47jq+Qy33y6rsdPesQVwA7CcQgUYPMFpaVTWQ==k3y8Char' }]

function Contact({ openWindow, trouble }: { openWindow: OpenWindow; trouble?: Service['trouble'] }) {
  const service = useService({ entries, origins: [], openWindow })
  return <ContactButton service={trouble ? { ...service, trouble } : service} />
}

const meta: Meta<typeof Contact> = {
  title: 'Support/Customer service',
  component: Contact,
  args: { openWindow: () => true },
  parameters: { server: (server: FakeServer) => server.answer(getCustomerServiceUrl, 'https://chat.example.com/service/1') },
}
export default meta

export const Rest: StoryObj<typeof Contact> = {}

export const Blocked: StoryObj<typeof Contact> = { args: { openWindow: () => false, trouble: { line: 'live', why: 'blocked' } } }

export const Unreached: StoryObj<typeof Contact> = { args: { trouble: { line: 'vip', why: 'unreached' } } }
