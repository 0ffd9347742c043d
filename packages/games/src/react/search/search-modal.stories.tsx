import { listGames } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { createMemoryStore } from '@parlour/auth/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { gamesPage, lanes } from '../../testing/catalogue.ts'
import { SearchModal } from './search-modal.tsx'

type Story = StoryObj<typeof SearchModal>

const full = (server: FakeServer) => server.answer(listGames, gamesPage())
const typing =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement, userEvent }) => {
    const field = await within(canvasElement.ownerDocument.body).findByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, text)
    await expect(field).toHaveValue(text)
  }

const meta: Meta<typeof SearchModal> = {
  title: 'Games/Search',
  component: SearchModal,
  args: {
    language: 'EN',
    currency: 'PHP',
    lanes,
    recent: createMemoryStore(),
    hrefOfCategory: () => '#',
    onOpen: () => undefined,
    onDetails: () => undefined,
    onClose: () => undefined,
  },
  parameters: { server: full, docs: { story: { inline: false, height: '720px' } } },
}
export default meta

export const Opened: Story = {}
export const WithEarlierSearches: Story = {
  args: { recent: createMemoryStore({ SEARCHES: '["jade dragon","baccarat","tessera"]' }) },
}
export const Found: Story = { play: typing('jaed') }
export const ProviderFound: Story = { play: typing('tesera') }
export const NothingFound: Story = { play: typing('crystalkngdm') }
export const Slow: Story = {
  parameters: { server: (server: FakeServer) => server.answer(listGames, () => new Promise(() => undefined) as never) },
  play: typing('jade'),
}
export const Failed: Story = { parameters: { server: () => undefined }, play: typing('jade') }
