import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, fn, waitFor } from 'storybook/test'
import { useState } from 'react'
import { Section } from '../section/section.tsx'
import { LazyVisible } from './lazy-visible.tsx'

type Story = StoryObj<typeof LazyVisible>

const Page = ({ before }: { before: number }) => {
  const [near, setNear] = useState(false)
  return (
    <div className="p-lazy-visible-page">
      <div style={{ blockSize: before }} />
      {near ? (
        <Section title="Winner board">
          <p style={{ blockSize: 240, margin: 0 }}>Came when it was near.</p>
        </Section>
      ) : (
        <LazyVisible height={300} onNear={() => setNear(true)} />
      )}
      <p>The end of the page</p>
    </div>
  )
}

const dossier = {
  purpose:
    'The lower half of a long page: its code and its calls wait until the visitor comes near. For rows of one list take LongGrid, for pictures LazyImage.',
  anatomyOf: 'Far',
  anatomy: [
    {
      at: '.p-lazy-visible-page > div:nth-child(2)',
      name: 'Room',
      says: 'Nothing to see. As high as what will stand there, so that the end of the page stays where it is.',
    },
  ],
  dos: [
    { says: 'Give it the height of what comes, to a hundred pixels or so.' },
    { says: 'Put what loads in its place, not inside it.' },
  ],
  donts: [
    { says: 'Do not hide what the first screen needs behind it, nor anything that a link of the page leads to.' },
  ],
  accessibility: [
    'Empty: nothing to read, nothing to reach. Who tabs through the page brings it near like everybody else, for the focus scrolls.',
    'Without IntersectionObserver what belongs here loads when the browser is idle.',
  ],
} satisfies Dossier

const meta: Meta<typeof LazyVisible> = { title: 'Shell/LazyVisible', component: LazyVisible, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof LazyVisible> = {
  args: { height: 300, onNear: fn() },
  decorators: [
    (Story) => (
      <div>
        <p>Below this line 300 px are kept free.</p>
        <Story />
      </div>
    ),
  ],
}
export const Far: Story = { render: () => <Page before={4000} /> }
export const Near: Story = {
  render: () => <Page before={100} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Came when it was near.')).toBeVisible())
  },
}
