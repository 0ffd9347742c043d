import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, waitFor } from 'storybook/test'
import { poster } from '../../testing/pictures.ts'
import { LazyPictures } from '../lazy-pictures/lazy-pictures.tsx'
import { LazyImage } from './lazy-image.tsx'

type Story = StoryObj<typeof LazyImage>

const fallback = poster('Vesper', 3)
const broken = 'data:image/png;base64,AAAA'
const titles = ['Reef', 'Jade Dragon', 'Rose Room', 'Tiger Fortune', 'Derby Night', 'Panda Grove']

const dossier = {
  purpose:
    'Any picture that comes from a server: posters, logos, faces. Pictures of the first screen are eager; drawings of the site itself are icons.',
  anatomyOf: 'Loaded',
  anatomy: [
    {
      at: 'img',
      name: 'Picture',
      says: 'Width and height are always given, so that its place is kept and nothing moves when it comes.',
    },
  ],
  dos: [
    {
      says: 'Load the largest picture of the first screen first (high), its neighbours at once (eager), all others when they are near.',
    },
    {
      says: 'Put LazyPictures around a long list: a picture then loads when a tenth of it stands within 1.3 windows, looked at every 200 ms, and the last 200 are remembered.',
    },
    { says: 'Always give a default picture of the same shape; it takes the place after the fourth try.' },
    {
      says: 'Where pictures come from other hosts, give them once by PictureHostsContext: a host that fails gives way to the next.',
    },
  ],
  donts: [
    { says: 'Do not fade pictures in: twenty fades at a time are a flicker.' },
    { says: 'Do not put a spinner on a picture. The place has the ground s2; a skeleton stands for the whole tile.' },
  ],
  accessibility: [
    'alt is required; empty beside a visible name, so that it is not read twice.',
    'A default picture keeps the alt of what it stands for.',
  ],
} satisfies Dossier

const meta: Meta<typeof LazyImage> = { title: 'Lobby/LazyImage', component: LazyImage, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof LazyImage> = {
  args: { src: poster('Reef', 1), alt: 'Reef', width: 150, height: 200, eager: true },
}
export const Loaded: Story = { render: () => <LazyImage src={poster('Reef', 1)} alt="Reef" width={150} height={200} /> }
export const FirstScreen: Story = {
  render: () => <LazyImage high src={poster('Jade Dragon', 4)} alt="Jade Dragon" width={150} height={200} />,
}
export const Failed: Story = {
  render: () => <LazyImage eager src={broken} errorSrc={fallback} alt="Reef" width={150} height={200} wait={1} />,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Reef' })
    await waitFor(() => expect(picture).toHaveAttribute('data-failed', 'true'))
    await expect(picture).toHaveAttribute('src', fallback)
    const { width, height } = picture.getBoundingClientRect()
    await expect([width, height]).toEqual([150, 200])
  },
}
export const LongList: Story = {
  render: () => (
    <LazyPictures>
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 150px)', gap: 16 }}>
        {titles.map((title, index) => (
          <li key={title}>
            <LazyImage src={poster(title, index)} alt={title} width={150} height={200} />
          </li>
        ))}
      </ul>
    </LazyPictures>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Reef' })).not.toHaveAttribute('data-waiting'))
  },
}
