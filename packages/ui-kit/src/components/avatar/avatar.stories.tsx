import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, waitFor } from 'storybook/test'
import { face } from '../../testing/pictures.ts'
import { Avatar } from './avatar.tsx'

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const
const sizes = [28, 36, 48, 56, 72] as const

const dossier = {
  purpose:
    'A person, beside a name or in place of one. Twelve pictures come with the site; nobody uploads a photograph.',
  anatomyOf: 'BesideAName',
  anatomy: [
    { at: '.p-avatar', name: 'Picture', says: 'Round, 28 36 48 56 or 72 px. Its box is kept while the picture loads.' },
  ],
  dos: [
    { says: '28 in dense lists, 36 in tables and the header, 48 and 56 in cards, 72 at the head of a profile.' },
    { says: 'Leave alt empty beside a written name, or the name is heard twice.' },
  ],
  donts: [
    {
      says: 'No ring of gold or coral around a picture: rank has its own badge.',
      draw: () => (
        <span
          style={{ display: 'inline-block', border: '2px solid var(--color-gold)', borderRadius: '50%', padding: 2 }}
        >
          <Avatar src={face(2)} size={48} />
        </span>
      ),
    },
    { says: 'No initials: names of one letter, of three words and in Thai all break them.' },
  ],
  accessibility: [
    'Alone it needs alt, or the link around it a label.',
    "Without a picture, and after three failed tries, head and shoulders are drawn in the theme's own tones; a name in alt stays.",
  ],
} satisfies Dossier

const meta: Meta<typeof Avatar> = { title: 'Bits/Avatar', component: Avatar, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof Avatar> = { args: { src: face(2), size: 48, alt: 'Linh Trần' } }
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      {sizes.map((size, index) => (
        <Avatar key={size} size={size} src={face(index)} />
      ))}
    </div>
  ),
}
export const BesideAName: Story = {
  render: () => (
    <div style={row}>
      <Avatar src={face(4)} size={48} />
      <span style={{ font: 'var(--font-17)' }}>Linh Trần</span>
    </div>
  ),
}
export const WithoutPicture: Story = {
  render: () => (
    <div style={row}>
      {sizes.map((size) => (
        <Avatar key={size} size={size} />
      ))}
    </div>
  ),
}
export const BrokenPicture: Story = {
  render: () => <Avatar size={56} src="/img/avatars/none.svg" fallback={face(1)} />,
}
export const BrokenWithoutFallback: Story = {
  render: () => <Avatar size={56} src="/img/avatars/none.svg" alt="Linh Trần" />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('data-failed'))
    await expect(canvasElement.querySelector('img')).not.toBeVisible()
  },
}
