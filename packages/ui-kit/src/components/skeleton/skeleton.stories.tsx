import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { Skeleton } from './skeleton.tsx'

const line = { display: 'flex', alignItems: 'center', gap: 14 } as const

const dossier = {
  purpose:
    "The shape of what is on its way, in its true size, so that nothing moves when it comes. For a press on a button take the button's own spinner.",
  anatomyOf: 'Rows',
  anatomy: [
    {
      at: '[data-shape="round"]',
      name: 'Picture',
      says: 'Round for people, box with radius 10 for posters and cards.',
    },
    {
      at: '[data-shape="text"]',
      name: 'Line',
      says: '12 high for a line of text, about as long as the words will be.',
    },
  ],
  dos: [{ says: 'As many rows as one page has.' }, { says: 'After 10 s give up and show an ErrorState.' }],
  donts: [
    { says: 'No skeleton for what comes at once: it waits 200 ms by itself, and then often never shows.' },
    { says: 'No skeletons over what is there already; keep the old rows until the new ones come.' },
  ],
  accessibility: [
    'Hidden from assistive technology; the region that loads says aria-busy.',
    'With reduced motion the sheen stands still (it is not there); the shape stays.',
  ],
} satisfies Dossier

const meta: Meta<typeof Skeleton> = { title: 'Bits/Skeleton', component: Skeleton, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof Skeleton> = { args: { shape: 'box', width: 120, height: 80 } }
export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Skeleton width={120} height={80} />
      <Skeleton shape="text" width={160} />
      <Skeleton shape="round" width={48} height={48} />
    </div>
  ),
}
export const Rows: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 360 }} aria-busy="true">
      {[132, 104, 148].map((width) => (
        <div key={width} style={line}>
          <Skeleton shape="round" width={48} height={48} />
          <div style={{ display: 'grid', flex: 1, gap: 8 }}>
            <Skeleton shape="text" width={width} />
            <Skeleton shape="text" width={width * 0.6} />
          </div>
          <Skeleton shape="text" width={64} />
        </div>
      ))}
    </div>
  ),
}
export const Poster: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 10, width: 150 }}>
      <Skeleton width={150} height={200} />
      <Skeleton shape="text" width={110} />
      <Skeleton shape="text" width={70} />
    </div>
  ),
}
