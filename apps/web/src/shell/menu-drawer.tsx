import { useMemberText } from '@parlour/member/react'
import type { SideMenuItem } from '@parlour/ui-kit'
import { Drawer, SideMenu } from '@parlour/ui-kit'
import { IconLogout, IconMoon, IconReceipt, IconRecords, IconSun, IconTeam, IconUser } from '@parlour/ui-kit/icons'
import { useAtom } from 'jotai'
import { themeAtom } from '../platform/theme.ts'
import MenuFoot from './menu-foot.tsx'
import { ownLabels, useAccountLinks } from './use-account-links.ts'
import { useShellText } from './use-shell-text.ts'

interface MenuDrawerProps {
  groups: SideMenuItem[][]
  /** Who is logged in, or null. */
  account: string | null
  onLogout(): void
  onClose(): void
}

const icons = { centre: <IconUser />, records: <IconRecords />, bets: <IconReceipt />, agent: <IconTeam /> }

/**
 * The side menu of a phone, with what the wide header holds: the places of the account, the other theme, the way out.
 */
export default function MenuDrawer({ groups, account, onLogout, onClose }: MenuDrawerProps) {
  const text = useShellText()
  const member = useMemberText()
  const [theme, setTheme] = useAtom(themeAtom)
  const places = useAccountLinks()
  const next = theme === 'dark' ? 'light' : 'dark'
  const closing = (act: (() => void) | undefined) => () => {
    onClose()
    act?.()
  }
  const own = places.map(({ id, href, onPress }): SideMenuItem => ({
    id: `own-${id}`,
    label: member(ownLabels[id]),
    icon: icons[id],
    ...(href ? { href } : { onClick: closing(onPress) }),
  }))
  const end: SideMenuItem[] = [
    {
      id: 'theme',
      label: text(`web.header.${next}`),
      icon: next === 'light' ? <IconSun /> : <IconMoon />,
      onClick: () => setTheme(next),
    },
    ...(account === null
      ? []
      : [{ id: 'logout', label: member('member.centre.logOut'), icon: <IconLogout />, onClick: closing(onLogout) }]),
  ]
  return (
    <Drawer open label={text('web.menu.label')} closeLabel={text('web.menu.close')} onClose={onClose} head={account}>
      <SideMenu
        label={text('web.menu.label')}
        groups={[...(account === null ? [] : [own]), ...groups, end]}
        variant="drawer"
        foot={<MenuFoot />}
      />
    </Drawer>
  )
}
