import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconTelegram, IconWhatsapp } from '../../icons/index.ts'
import { SocialLinks } from './social-links.tsx'

const meta: Meta<typeof SocialLinks> = { title: 'Shell/SocialLinks', component: SocialLinks }
export default meta

export const Two: StoryObj = { render: () => <SocialLinks label="Channels" links={[{ id: 'telegram', label: 'Telegram', href: '/telegram', icon: <IconTelegram /> }, { id: 'whatsapp', label: 'WhatsApp', href: '/whatsapp', icon: <IconWhatsapp /> }]} /> }
