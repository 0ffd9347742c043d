import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, within } from 'storybook/test'
import { IconRefresh, IconWrench } from '../../icons/index.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'

const dossier = {
  purpose: 'In place of a list that has nothing in it (EmptyState), or that did not come (ErrorState).',
  anatomyOf: 'Empty',
  anatomy: [
    {
      at: '.p-state__art',
      name: 'Drawing',
      says: 'Small, 80 × 56, from the ticket family; for errors an icon of 36 in bad.',
    },
    { at: '.p-state__title', name: 'One line', says: '15, 600: what is so.' },
    { at: '.p-state__text', name: 'What to do', says: '13, t3, at most 48 letters wide.' },
    { at: '.p-button', name: 'One action', says: 'Secondary: the coral one of the screen is elsewhere.' },
  ],
  dos: [
    { says: 'Tell the way to fill it: "Tap the heart on a game to keep it here."' },
    { says: 'After an error keep what was typed and chosen; Try again repeats just that call.' },
  ],
  donts: [
    { says: 'Never blame: not "you have no friends yet".' },
    { says: 'No codes and no "oops". The code stands in the help, the sentence says the way out.' },
  ],
  accessibility: [
    'ErrorState is an alert and is read out when it comes; EmptyState is plain text.',
    'The drawing is decoration.',
  ],
} satisfies Dossier

const meta: Meta<typeof EmptyState> = { title: 'Bits/States', component: EmptyState, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof EmptyState> = {
  args: {
    title: 'No favourites yet',
    text: 'Tap the heart on a game to keep it here.',
    action: <Button>See hot games</Button>,
  },
}
export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No favourites yet"
      text="Tap the heart on a game to keep it here."
      action={<Button>See hot games</Button>}
    />
  ),
}
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="The list did not load"
      text="Check the network and try again."
      action={<Button icon={<IconRefresh />}>Try again</Button>}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The list did not load')
  },
}
export const NothingFound: Story = {
  render: () => (
    <EmptyState
      title="No game is called that"
      text="Look for the provider, or for a part of the name."
      action={<Button>Clear the search</Button>}
    />
  ),
}
export const WholePage: Story = {
  render: () => (
    <EmptyState
      page
      title="There is no page here"
      text="The address may be old, or a letter is missing."
      action={<Button variant="primary">Go to the home page</Button>}
    />
  ),
}
export const WithOwnDrawing: Story = {
  render: () => (
    <EmptyState art={<IconWrench size={36} />} title="This table is being repaired" text="Back at 06:30." />
  ),
}
export const LongWords: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <ErrorState
        title="Không tải được danh sách giao dịch"
        text="Hãy kiểm tra kết nối mạng rồi thử lại. Số tiền của bạn không thay đổi."
        action={<Button icon={<IconRefresh />}>Thử tải lại danh sách</Button>}
      />
    </div>
  ),
}
