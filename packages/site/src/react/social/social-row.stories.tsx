import type { Meta, StoryObj } from '@storybook/react-vite'
import { socialLinks } from '../../social/social-links.ts'
import { resource } from '../../testing/resources.ts'
import { SocialRow } from './social-row.tsx'

const linksOf = (keys: readonly string[]) =>
  socialLinks(
    keys.map((key) => resource(key, 'https://channel.example/vesper')),
    'https://vesper.example',
  )

const meta: Meta<typeof SocialRow> = {
  title: 'Site/Social row',
  component: SocialRow,
  parameters: { server: () => undefined },
}
export default meta

type Story = StoryObj<typeof SocialRow>

export const All: Story = {
  args: { links: linksOf(['TELEGRAM', 'LINE', 'WHATSAPP', 'YOUTUBE', 'TWITTER', 'FACEBOOK']) },
}
export const Two: Story = { args: { links: linksOf(['TELEGRAM', 'WHATSAPP']) } }
