import type { SideMenuItem } from '@parlour/ui-kit'
import { Drawer, SideMenu } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { useShellText } from './use-shell-text.ts'

interface MenuDrawerProps {
  groups: SideMenuItem[][]
  head?: ReactNode
  onClose(): void
}

/** The side menu of a phone. */
export default function MenuDrawer({ groups, head, onClose }: MenuDrawerProps) {
  const text = useShellText()
  return (
    <Drawer open label={text('web.menu.label')} closeLabel={text('web.menu.close')} onClose={onClose} head={head}>
      <SideMenu label={text('web.menu.label')} groups={groups} variant="drawer" />
    </Drawer>
  )
}
