import type { SideMenuItem } from '@parlour/ui-kit'
import { Drawer, SideMenu } from '@parlour/ui-kit'
import { IconLogout, IconMoon, IconSun } from '@parlour/ui-kit/icons'
import { useAtom } from 'jotai'
import { themeAtom } from '../platform/theme.ts'
import { useShellText } from './use-shell-text.ts'

interface MenuDrawerProps {
  groups: SideMenuItem[][]
  /** Who is logged in, or null. */
  account: string | null
  onLogout(): void
  onClose(): void
}

/** The side menu of a phone, with what the wide header holds: the other theme and the way out. */
export default function MenuDrawer({ groups, account, onLogout, onClose }: MenuDrawerProps) {
  const text = useShellText()
  const [theme, setTheme] = useAtom(themeAtom)
  const next = theme === 'dark' ? 'light' : 'dark'
  const own: SideMenuItem[] = [
    { id: 'theme', label: text(`web.header.${next}`), icon: next === 'light' ? <IconSun /> : <IconMoon />, onClick: () => setTheme(next) },
    ...(account === null ? [] : [{ id: 'logout', label: text('web.header.logout'), icon: <IconLogout />, onClick: () => { onClose(); onLogout() } }]),
  ]
  return (
    <Drawer open label={text('web.menu.label')} closeLabel={text('web.menu.close')} onClose={onClose} head={account}>
      <SideMenu label={text('web.menu.label')} groups={[...groups, own]} variant="drawer" />
    </Drawer>
  )
}
