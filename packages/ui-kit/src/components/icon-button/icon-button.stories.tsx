import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconBell, IconHeartFill, IconRefresh } from '../../icons/index.ts'
import { IconButton } from './icon-button.tsx'

const meta: Meta<typeof IconButton> = { title: 'Actions/IconButton', component: IconButton }
export default meta

export const Plain: StoryObj = { render: () => <IconButton label="Refresh" icon={<IconRefresh />} /> }
export const Bordered: StoryObj = { render: () => <IconButton bordered label="Refresh" icon={<IconRefresh />} /> }
export const Count: StoryObj = { render: () => <IconButton label="Messages, 3 new" icon={<IconBell />} count={3} /> }
export const Pressed: StoryObj = { render: () => <IconButton label="Favourite" icon={<IconHeartFill />} pressed /> }
export const AsLink: StoryObj = { render: () => <IconButton label="Messages" icon={<IconBell />} href="/messages" /> }
