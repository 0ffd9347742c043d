import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { logo } from '../../testing/pictures.ts'
import { Logo, LogoTile } from './logo.tsx'

const providers = ['Tessera', 'Kirin Works', 'Northlight', 'Paper Tiger', 'Halcyon']

const dossier = {
  purpose: 'The mark of a provider in one ink, so that a row of them is calm. Colour is for the hover of big rows.',
  anatomyOf: 'ARow',
  anatomy: [
    {
      at: '.p-logo',
      name: 'Logo',
      says: '26 high, white in the dark theme, ink in the light one. Loads near the screen.',
    },
  ],
  dos: [{ says: 'Send both inks where the provider has them; a white one alone is turned dark by a filter.' }],
  donts: [
    { says: 'Do not stretch them to one width: one height makes a row.' },
    { says: 'No cards or borders around a single logo; VendorChip is the box.' },
  ],
  accessibility: [
    'alt is the name of the provider, empty where the name is written beside it.',
    'Only the shade of the theme is shown and heard.',
  ],
} satisfies Dossier

const meta: Meta<typeof Logo> = { title: 'Bits/Logo', component: Logo, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof Logo> = {
  args: { src: logo('Tessera'), inkSrc: logo('Tessera', '#262743'), alt: 'Tessera' },
}
export const BothShades: Story = {
  render: () => <Logo src={logo('Tessera')} inkSrc={logo('Tessera', '#262743')} alt="Tessera" />,
}
export const OneShade: Story = { render: () => <Logo src={logo('Tessera')} alt="Tessera" /> }
export const ARow: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '16px 32px' }}>
      {providers.map((name) => (
        <Logo key={name} src={logo(name)} inkSrc={logo(name, '#262743')} alt={name} width={name.length * 13 + 34} />
      ))}
    </div>
  ),
}
export const OnTiles: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {providers.map((name) => (
        <LogoTile key={name}>
          <Logo src={logo(name)} inkSrc={logo(name, '#262743')} alt={name} />
        </LogoTile>
      ))}
    </div>
  ),
}
