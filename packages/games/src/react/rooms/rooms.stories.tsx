import { listRooms } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fromRow } from '../../game.ts'
import { jadeRow, roomList } from '../../testing/catalogue.ts'
import { RoomsModal } from './rooms-modal.tsx'

type Story = StoryObj<typeof RoomsModal>

const meta: Meta<typeof RoomsModal> = {
  title: 'Games/Rooms',
  component: RoomsModal,
  args: {
    game: { ...fromRow(jadeRow), id: 10_300, name: 'Thirteen', category: 'PVP' },
    currency: 'PHP',
    onOpen: () => undefined,
    onClose: () => undefined,
  },
  parameters: { session: 'member', docs: { story: { inline: false, height: '560px' } } },
}
export default meta

export const Open: Story = { parameters: { server: (server: FakeServer) => server.answer(listRooms, roomList) } }
export const None: Story = {
  parameters: {
    server: (server: FakeServer) => server.answer(listRooms, { content: [], totalPages: 0, totalCount: 0 }),
  },
}
export const Slow: Story = {
  parameters: { server: (server: FakeServer) => server.answer(listRooms, () => new Promise(() => undefined) as never) },
}
export const Failed: Story = {
  parameters: {
    server: (server: FakeServer) =>
      server.answer(listRooms, () => {
        throw new FakeRefusal('system.busy')
      }),
  },
}
