import { getCustomerServiceUrl } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactButton } from './contact-button.tsx'
import type { Service } from './use-service.ts'

const service: Service = {
  lines: ['live'],
  trouble: null,
  labelOf: () => 'Live chat',
  open: () => undefined,
  dismiss: () => undefined,
  addressOf: () => Promise.resolve('https://chat.example.com/service/1'),
}

const meta: Meta<typeof ContactButton> = {
  title: 'Support/Customer service',
  component: ContactButton,
  args: { service },
  parameters: {
    server: (server: FakeServer) => server.answer(getCustomerServiceUrl, 'https://chat.example.com/service/1'),
  },
}
export default meta

export const Rest: StoryObj<typeof ContactButton> = {}

export const Blocked: StoryObj<typeof ContactButton> = {
  args: { service: { ...service, trouble: { line: 'live', why: 'blocked' } } },
}

export const Unreached: StoryObj<typeof ContactButton> = {
  args: { service: { ...service, trouble: { line: 'vip', why: 'unreached' } } },
}
