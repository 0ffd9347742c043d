import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconLogout, IconUser, IconWallet } from '../../icons/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Menu } from './menu.tsx'

const meta: Meta<typeof Menu> = { title: 'Overlays/Menu', component: Menu }
export default meta

export const Closed: StoryObj = { render: () => <main style={{ display: 'grid', justifyItems: 'end' }}><Menu label="My account" trigger={<IconButton label="My account" icon={<IconUser />} />} items={[{ id: 'wallet', label: 'Wallet', href: '/wallet', icon: <IconWallet /> }, { id: 'line', separator: true }, { id: 'out', label: 'Log out', icon: <IconLogout />, danger: true, onSelect: () => undefined }]} /></main> }
export const Open: StoryObj = { render: () => <main style={{ display: 'grid', justifyItems: 'end', minHeight: 260 }}><Menu defaultOpen label="My account" head="Linh Trần" trigger={<IconButton label="My account" icon={<IconUser />} />} items={[{ id: 'wallet', label: 'Wallet', href: '/wallet', icon: <IconWallet /> }, { id: 'line', separator: true }, { id: 'out', label: 'Log out', icon: <IconLogout />, danger: true, onSelect: () => undefined }]} /></main> }
