import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, within } from 'storybook/test'
import { Spinner } from './spinner.tsx'

const dossier = {
  purpose: 'Something was pressed and is being done. For content that is on its way take skeletons of its shape.',
  anatomyOf: 'BesideWords',
  anatomy: [
    { at: '.p-spinner', name: 'Arc', says: '18 px, line of 2 in the colour of the text around it; one turn in 0.8 s.' },
  ],
  dos: [{ says: 'Inside the button that was pressed: Button does it by itself and keeps its width.' }],
  donts: [
    { says: 'No spinner over a page or a list; the page one is for a chunk that is being loaded, nothing else.' },
    { says: 'No words like "please wait": say what is being done.' },
  ],
  accessibility: [
    'With a label it is a status and is read out; beside words that say it, leave the label away.',
    'With reduced motion the arc stands still.',
  ],
} satisfies Dossier

const meta: Meta<typeof Spinner> = { title: 'Bits/Spinner', component: Spinner, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof Spinner> = { args: { label: 'Checking your code' } }
export const Silent: Story = { render: () => <Spinner /> }
export const BesideWords: Story = {
  render: () => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 10, color: 'var(--color-t3)' }}>
      <Spinner />
      Balance updating
    </p>
  ),
}
export const Announced: Story = {
  render: () => <Spinner label="Checking your code" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Checking your code')
  },
}
export const ForAPage: Story = { render: () => <Spinner page label="Opening the wallet" /> }
