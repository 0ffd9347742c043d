import type { Meta, StoryObj } from '@storybook/react-vite'
import { menuGroups, menuTail } from '../../testing/shell.tsx'
import { SideMenu } from './side-menu.tsx'

const meta: Meta<typeof SideMenu> = { title: 'Shell/SideMenu', component: SideMenu, parameters: { layout: 'fullscreen' } }
export default meta

export const Rail: StoryObj = { render: () => <div style={{ width: 232, height: 860 }}><SideMenu label="Places" groups={menuGroups()} tail={menuTail} /></div> }
export const Collapsed: StoryObj = { render: () => <div style={{ width: 72, height: 1040 }}><SideMenu collapsed label="Places" groups={menuGroups('Slots')} /></div> }
export const InDrawer: StoryObj = { render: () => <div style={{ width: 316 }}><SideMenu variant="drawer" label="Places" groups={menuGroups()} /></div> }
