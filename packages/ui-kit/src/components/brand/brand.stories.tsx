import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect } from 'storybook/test'
import { mark } from '../../testing/shell.tsx'
import { Brand } from './brand.tsx'

type Story = StoryObj<typeof Brand>

const wheel = (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <circle cx="16" cy="16" r="13" fill="none" stroke="currentColor" strokeWidth="3" />
    <path d="M16 4v24M4 16h24M7.5 7.5l17 17M24.5 7.5l-17 17" stroke="currentColor" strokeWidth="2" />
    <circle cx="16" cy="16" r="4" fill="#f2b95a" />
  </svg>
)

const dossier = {
  purpose:
    'Mark and wordmark of the brand, and the way home. Name, mark and word are white-label: the kit draws none of its own.',
  anatomyOf: 'Vesper',
  anatomy: [
    {
      at: '.p-brand > svg',
      name: 'Mark',
      says: '32 × 32. The one place beside the fill of category icons where coral is not an action.',
    },
    {
      at: '.p-brand__name',
      name: 'Wordmark',
      says: '24/600, tracking −.03em, t1; footer-strong in the footer. May be a drawn word.',
    },
    { at: '.p-brand', name: 'Link', says: '44 high whatever the mark, so that a thumb hits it in the header of 56.' },
  ],
  dos: [
    { says: 'Give the mark aria-hidden and say the name and the place in the label: "Vesper, home".' },
    { says: 'Leave the word out (an empty name) where a mark stands alone, and keep the label.' },
  ],
  donts: [
    { says: 'Do not set a slogan beside it: the header has no room at 1100.' },
    { says: 'Do not recolour the mark by theme with a filter; hand in one that works on both grounds.' },
  ],
  accessibility: [
    'A link whose name begins with the visible word, so that those who speak to the page find it.',
    'Hit area at least 44 × 44.',
  ],
} satisfies Dossier

const meta: Meta<typeof Brand> = { title: 'Shell/Brand', component: Brand, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Brand> = { args: { href: '/', label: 'Vesper, home', mark, name: 'vesper' } }
export const Vesper: Story = { render: () => <Brand href="/" label="Vesper, home" mark={mark} name="vesper" /> }
export const WordAlone: Story = { render: () => <Brand href="/" label="Vesper, home" name="vesper" /> }
/** Another brand on its own ground, beside ours. */
export const Kalesa: Story = {
  render: () => (
    <div data-theme="kalesa-light" style={{ padding: 24 }}>
      <Brand href="/" label="Kalesa, home" mark={wheel} name="kalesa" />
    </div>
  ),
}
export const ByKeyboard: Story = {
  render: () => <Brand href="#home" label="Vesper, home" mark={mark} name="vesper" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Vesper, home' })).toHaveFocus()
  },
}
