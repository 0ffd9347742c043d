import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { IconBell, IconClose, IconHeart, IconHeartFill, IconRefresh, IconSearch } from '../../icons/index.ts'
import { IconButton } from './icon-button.tsx'

const row = { display: 'flex', gap: 8 } as const
const Heart = ({ first = false }: { first?: boolean }) => {
  const [on, setOn] = useState(first)
  return (
    <IconButton
      label="Favourite: Jade Dragon"
      icon={on ? <IconHeartFill /> : <IconHeart />}
      pressed={on}
      onClick={() => setOn(!on)}
    />
  )
}

const dossier = {
  purpose:
    'A well-known action without words: close, refresh, search, favourite. Where the icon could mean two things take a Button with an icon and a label.',
  anatomyOf: 'Count',
  anatomy: [
    {
      at: '.p-icon-button',
      name: 'Box',
      says: '44 × 44, r2. Hover s3 and t1; pressed 1 px down; bordered with an edge where it stands alone.',
    },
    { at: '.p-icon-button > svg', name: 'Icon', says: '20 px in t2; accent-text and filled while it is on.' },
    {
      at: '.p-icon-button__count',
      name: 'Count',
      says: '16 high at the top right in bad, 11 px: unread only. From 100 on write 99+.',
    },
  ],
  dos: [
    { says: 'Say the count in the label too: “Messages, 3 new”.' },
    { says: 'Fill the icon as well when it is on; colour is not enough.' },
  ],
  donts: [
    { says: 'No second meaning by long press.' },
    { says: 'No label that changes together with aria-pressed: “Favourite” stays, the state is said.' },
  ],
  accessibility: [
    'The label is the name, always. The count is drawing and not read out.',
    'A toggle has aria-pressed; without pressed it is a plain button, with href a link.',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Press or toggle' }],
} satisfies Dossier

const meta: Meta<typeof IconButton> = { title: 'Actions/IconButton', component: IconButton, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof IconButton> = {
  args: { label: 'Messages, 3 new', icon: <IconBell />, count: 3, bordered: false, disabled: false, onClick: fn() },
}
export const Plain: StoryObj = {
  render: () => (
    <div style={row}>
      <IconButton label="Search" icon={<IconSearch />} />
      <IconButton label="Close" icon={<IconClose />} />
    </div>
  ),
}
export const Bordered: StoryObj = { render: () => <IconButton bordered label="Refresh" icon={<IconRefresh />} /> }
export const Count: StoryObj = { render: () => <IconButton label="Messages, 3 new" icon={<IconBell />} count={3} /> }
export const ManyCounts: StoryObj = {
  render: () => (
    <div style={row}>
      <IconButton label="Messages, 12 new" icon={<IconBell />} count={12} />
      <IconButton bordered label="Messages, more than 99 new" icon={<IconBell />} count="99+" />
    </div>
  ),
}
export const Pressed: StoryObj = { render: () => <Heart first /> }
export const Disabled: StoryObj = {
  render: () => <IconButton bordered disabled label="Refresh" icon={<IconRefresh />} />,
}
export const AsLink: StoryObj = { render: () => <IconButton label="Messages" icon={<IconBell />} href="#messages" /> }
export const ByKeyboard: StoryObj = {
  render: () => <Heart />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Favourite: Jade Dragon' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
  },
}
