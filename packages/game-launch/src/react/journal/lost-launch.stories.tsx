import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryStore } from '@parlour/auth/testing'
import { createLaunchJournal, type LaunchNote } from '../../journal/journal.ts'
import { LostLaunch } from './lost-launch.tsx'

type Story = StoryObj<typeof LostLaunch>

const lost = (more: Partial<LaunchNote> = {}, account = 'linhtran88') => {
  const store = createMemoryStore()
  createLaunchJournal(store, 'lost page').write({
    account,
    nodeId: 10_273,
    vendor: 'XGS',
    roomId: null,
    name: 'Fruit Parade',
    trial: false,
    way: 'frame',
    at: Date.UTC(2026, 0, 15, 10),
    balance: 100_000,
    ...more,
  })
  return createLaunchJournal(store, 'this page')
}

const meta: Meta<typeof LostLaunch> = {
  title: 'Game launch/Lost launch',
  component: LostLaunch,
  args: { journal: lost(), currency: 'PHP', onContinue: () => undefined },
  parameters: { session: 'member', server: () => undefined },
}
export default meta

export const Left: Story = {}

export const Demo: Story = { args: { journal: lost({ trial: true, balance: null }) } }

export const CopyRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('refused')) },
    })
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy the details' }))
    await canvas.findByRole('textbox', { name: 'Details for support' })
    Reflect.deleteProperty(navigator, 'clipboard')
  },
}
