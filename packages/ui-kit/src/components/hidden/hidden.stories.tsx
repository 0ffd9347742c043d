import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Live, VisuallyHidden } from './hidden.tsx'

const Search = () => {
  const [count, setCount] = useState(1284)
  return (
    <div>
      <Button onClick={() => setCount(42)}>Only fishing games</Button>
      <p
        className="p-count"
        style={{ marginBlockStart: 12, color: 'var(--color-t3)', font: 'var(--font-13)' }}
        aria-hidden="true"
      >
        {count}
      </p>
      <Live>{count === 42 ? '42 games' : ''}</Live>
    </div>
  )
}

const dossier = {
  purpose:
    'Words for those who listen, where the eye has enough with a picture or a place: VisuallyHidden stands still, Live speaks up when it changes.',
  anatomyOf: 'Announced',
  anatomy: [
    {
      at: '[role="status"]',
      name: 'Live',
      says: 'There from the beginning and empty; what is put into it is read out when the reader has finished.',
    },
    { at: '.p-count', name: 'For the eye', says: 'The same for those who see, hidden from those who listen.' },
  ],
  dos: [
    { says: 'Give a page its title this way when a banner shows it already.' },
    { says: 'Say results ("42 games"), not what is going on.' },
  ],
  donts: [
    { says: 'Do not put a ticker, a countdown or the balance of each second into Live.' },
    { says: 'Do not hide what a sighted person would want too: then it is missing from the design.' },
  ],
  accessibility: [
    'Hidden words are clipped to one pixel and stay in the reading order.',
    'Live is polite; what cannot wait is an alert of its own component.',
  ],
} satisfies Dossier

const meta: Meta<typeof VisuallyHidden> = { title: 'Bits/Hidden', component: VisuallyHidden, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof VisuallyHidden> = {
  args: { children: 'is in your wallet' },
  render: (args) => (
    <p>
      ₱ 4,821.50 <VisuallyHidden {...args} />
    </p>
  ),
}
export const Unseen: Story = {
  render: () => (
    <p>
      ₱ 4,821.50 <VisuallyHidden>is in your wallet</VisuallyHidden>
    </p>
  ),
}
export const Announced: Story = {
  render: () => <Search />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent('42 games')
  },
}
