import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect } from 'storybook/test'
import { atMost } from '../../testing/playground.tsx'
import { IconFacebook, IconLine, IconTelegram, IconWhatsapp, IconX, IconYoutube } from '../../icons/index.ts'
import { SocialLinks, type SocialLink } from './social-links.tsx'

type Story = StoryObj<typeof SocialLinks>

const six: SocialLink[] = [
  { id: 'telegram', label: 'Telegram', href: '#telegram', icon: <IconTelegram /> },
  { id: 'line', label: 'LINE', href: '#line', icon: <IconLine /> },
  { id: 'whatsapp', label: 'WhatsApp', href: '#whatsapp', icon: <IconWhatsapp /> },
  { id: 'youtube', label: 'YouTube', href: '#youtube', icon: <IconYoutube /> },
  { id: 'x', label: 'X', href: '#x', icon: <IconX /> },
  { id: 'facebook', label: 'Facebook', href: '#facebook', icon: <IconFacebook /> },
]
const inMenu = { maxWidth: 208 }

const dossier = {
  purpose: 'Where else the brand talks: its channels as a row of icons, at the foot of the side menu.',
  anatomyOf: 'Six',
  anatomy: [
    {
      at: '.p-social__link',
      name: 'Channel',
      says: 'Icon 20 in t2, t1 on s2 under the mouse. 44 high; as wide as the row leaves, 44 at most and 32 at least.',
    },
    { at: '.p-social', name: 'Row', says: 'Spread over the width of the menu; more than six go on in a second row.' },
  ],
  dos: [
    { says: 'Line icons in one ink, whatever the channel’s own colours.' },
    { says: 'Name the channel in the label; a person who listens hears nothing else.' },
  ],
  donts: [
    { says: 'Do not use their coloured logos: colour belongs to the games.' },
    { says: 'Do not use it to share a page: these lead out of the site.' },
  ],
  accessibility: [
    'A list with a name; each link has the channel’s name.',
    'In the menu of 232 px six targets are 33 × 44, side by side without touching others; alone each is 44 × 44.',
  ],
} satisfies Dossier

const meta: Meta<typeof SocialLinks> = { title: 'Shell/SocialLinks', component: SocialLinks, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof SocialLinks> = {
  args: { label: 'Channels', links: six },
  decorators: [atMost(208)],
}
export const Six: Story = {
  render: () => (
    <div style={inMenu}>
      <SocialLinks label="Channels" links={six} />
    </div>
  ),
}
export const Two: Story = {
  render: () => (
    <div style={inMenu}>
      <SocialLinks label="Channels" links={six.slice(0, 2)} />
    </div>
  ),
}
export const One: Story = {
  render: () => (
    <div style={inMenu}>
      <SocialLinks label="Channels" links={six.slice(0, 1)} />
    </div>
  ),
}
export const ByKeyboard: Story = {
  render: () => (
    <div style={inMenu}>
      <SocialLinks label="Channels" links={six} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const { label } of six) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: label })).toHaveFocus()
    }
  },
}
