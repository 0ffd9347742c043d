import { getDomainRoutes } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Probe } from '../../speed/probe.ts'
import { SpeedTestModal } from './speed-test-modal.tsx'

const times: Readonly<Record<string, number>> = { 'https://www.vesper.example': 84, 'https://vesper2.example': 41 }
const probe: Probe = async (origin) => times[origin] ?? null

const meta: Meta<typeof SpeedTestModal> = {
  title: 'Site/Speed test',
  component: SpeedTestModal,
  args: { origin: 'https://www.vesper.example', probe, onClose: () => undefined },
  parameters: {
    docs: { story: { height: '560px' } },
    server: (server: FakeServer) =>
      server.answer(getDomainRoutes, { domainList: ['www.vesper.example', 'vesper2.example', 'vesper3.example'] }),
  },
}
export default meta

type Story = StoryObj<typeof SpeedTestModal>

export const Measured: Story = {}
export const Measuring: Story = { args: { probe: () => new Promise(() => undefined) } }
export const OnTheFastest: Story = { args: { origin: 'https://vesper2.example' } }
export const NoneAnswers: Story = { args: { probe: async () => null } }
export const NoOther: Story = {
  parameters: { server: (server: FakeServer) => server.answer(getDomainRoutes, { domainList: [] }) },
}
export const Offline: Story = { parameters: { server: (server: FakeServer) => server.fail('offline') } }
