import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconGift, IconGrid, IconHome, IconHomeFill, IconUser, IconWallet } from '../../icons/index.ts'
import { BottomBar } from './bottom-bar.tsx'

const meta: Meta<typeof BottomBar> = { title: 'Shell/BottomBar', component: BottomBar, parameters: { layout: 'fullscreen' } }
export default meta

export const Phone: StoryObj = { render: () => (
      <BottomBar
        label="Main"
        items={[
          { id: 'home', label: 'Home', href: '/', icon: <IconHome />, iconCurrent: <IconHomeFill />, current: true },
          { id: 'games', label: 'Games', href: '/games', icon: <IconGrid /> },
          { id: 'deposit', label: 'Deposit', href: '/deposit', icon: <IconWallet /> },
          { id: 'promos', label: 'Promos', href: '/promotions', icon: <IconGift /> },
          { id: 'me', label: 'Me', onClick: () => undefined, icon: <IconUser />, count: 3 },
        ]}
      />
    ) }
