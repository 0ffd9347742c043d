import type { Meta, StoryObj } from '@storybook/react-vite'
import { face } from '../../testing/pictures.ts'
import { menuGroups } from '../../testing/shell.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { ProfileHead } from '../profile-head/profile-head.tsx'
import { SideMenu } from '../side-menu/side-menu.tsx'
import { Drawer } from './drawer.tsx'

const nothing = () => undefined

const meta: Meta<typeof Drawer> = { title: 'Overlays/Drawer', component: Drawer, tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

export const Menu: StoryObj = { render: () => (
      <Drawer open label="Menu" closeLabel="Close the menu" onClose={nothing} head={<ProfileHead name="Linh Trần" sub="Sapphire" avatar={<Avatar size={56} src={face(2)} />} />}>
        <SideMenu label="Places" groups={menuGroups()} variant="drawer" />
      </Drawer>
    ) }
