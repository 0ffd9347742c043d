import { getBalance } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { atom } from 'jotai'
import { Balance } from './balance.tsx'

const wire = { sumBalance: 4821.5, currency: 'PHP', currencySymbol: '\u20b1', balance: [] }

const serve = (server: FakeServer) => server.answer(getBalance, wire)

const serveOnce = (server: FakeServer) => {
  let asked = false
  server.answer(getBalance, () => {
    if (asked) throw new FakeRefusal('system.busy')
    asked = true
    return wire
  })
}

const meta: Meta<typeof Balance> = {
  title: 'Member/Balance',
  component: Balance,
  args: { hiddenAtom: atom(false) },
  parameters: { session: 'member', server: serve },
}
export default meta

export const Rest: StoryObj<typeof Balance> = {}

/** Part of the sum is bonus money: it can be played, not withdrawn. */
export const Bonus: StoryObj<typeof Balance> = {
  parameters: { server: (server: FakeServer) => server.answer(getBalance, { ...wire, bonus: 800 }) },
}

export const Hidden: StoryObj<typeof Balance> = { args: { hiddenAtom: atom(true) } }

export const Failed: StoryObj<typeof Balance> = {
  parameters: { server: serveOnce },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/4,821/)
    const [, refresh] = await canvas.findAllByRole('button')
    if (refresh) await userEvent.click(refresh)
  },
}
