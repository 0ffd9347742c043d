import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect } from 'storybook/test'
import { providers } from '../../testing/lobby.ts'
import { logo } from '../../testing/pictures.ts'
import { ProviderChip, ProviderChips } from './provider-chips.tsx'
import { ProviderGrid } from './provider-grid.tsx'

type Story = StoryObj<typeof ProviderGrid>

const colors = ['#ff8f9d', '#4fe8de', '#ffc26b', '#8fb6ff', '#c2e57a', '#c9b4ff']
const coloured = providers.map((vendor, at) => ({ ...vendor, colorSrc: logo(vendor.name, colors[at % colors.length]) }))

const dossier = {
  purpose:
    'The providers: as cells on home, as choices over a listing. In the side menu they are rows of the sub-list.',
  anatomyOf: 'Chips',
  anatomy: [
    {
      at: '.p-provider-chip[aria-current]',
      name: 'Chosen',
      says: 'accent-soft with an accent border; "All providers" when none is.',
    },
    {
      at: '.p-provider-chip:not([aria-current])',
      name: 'Chip',
      says: '56 high, r2, s1; logo 24. By day it has a hairline, by night none.',
    },
    {
      at: '.p-provider-chip .p-logo',
      name: 'Logo',
      says: '21 to 26 high by place: 24 in a chip, 26 in a cell, 22 on a phone. White by night, ink by day.',
    },
  ],
  dos: [
    { says: 'Give both shades; where a brand has one only, the white one is turned to ink by day.' },
    { says: 'Show the provider’s own colours under a mouse, in the big cells alone.' },
    { says: 'Cells are 76 high, six a row, four below 1100 and three of 60 on a phone.' },
  ],
  donts: [
    { says: 'Do not shrink a long word below 21: let the cell be wider or the row scroll.' },
    { says: 'Do not set them in their own colours at rest: the posters do the shouting.' },
  ],
  accessibility: [
    'Each logo’s alt is the provider’s name; the coloured one has none, it stands in the same place.',
    'Choices are a named navigation with aria-current; the row scrolls by keys as the focus moves.',
  ],
} satisfies Dossier

const meta: Meta<typeof ProviderGrid> = { title: 'Lobby/Vendors', component: ProviderGrid, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof ProviderGrid> = {
  args: { label: 'Providers', providers: coloured.slice(0, 6) },
}
export const Chips: Story = {
  render: () => (
    <ProviderChips
      label="Providers"
      all={{ label: 'All providers', href: '/slots' }}
      providers={providers}
      current="Tessera"
    />
  ),
}
export const NoneChosen: Story = {
  render: () => (
    <ProviderChips
      label="Providers"
      all={{ label: 'All providers', href: '/slots' }}
      providers={providers.slice(0, 4)}
    />
  ),
}
export const OneChip: Story = {
  render: () => (
    <>
      {providers.slice(0, 1).map((vendor) => (
        <ProviderChip key={vendor.id} {...vendor} />
      ))}
    </>
  ),
}
export const Grid: Story = { render: () => <ProviderGrid label="Providers" providers={coloured} /> }
export const ThreeCells: Story = { render: () => <ProviderGrid label="Providers" providers={providers.slice(0, 3)} /> }
export const LongWords: Story = {
  render: () => (
    <ProviderChips label="Nhà cung cấp" all={{ label: 'Tất cả nhà cung cấp', href: '/slots' }} providers={providers} />
  ),
}

export const ByKeyboard: Story = {
  ...Chips,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'All providers' })).toHaveFocus()
    for (const { name } of providers.slice(0, 5)) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await expect(canvas.getByRole('link', { name: 'Tessera' })).toHaveAttribute('aria-current', 'true')
  },
}
