import { IconLogout, IconMoon, IconSun } from '@parlour/ui-kit/icons'
import { Menu } from '@parlour/ui-kit/menu'
import { useAtom } from 'jotai'
import type { ReactElement } from 'react'
import { themeAtom } from '../platform/theme.ts'
import { useShellText } from './use-shell-text.ts'

interface AccountMenuProps {
  account: string
  trigger: ReactElement
  onLogout(): void
}

/** What hangs under the avatar: who is here, the other theme, the way out. */
export default function AccountMenu({ account, trigger, onLogout }: AccountMenuProps) {
  const text = useShellText()
  const [theme, setTheme] = useAtom(themeAtom)
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <Menu
      defaultOpen
      label={text('web.header.account', { account })}
      head={account}
      trigger={trigger}
      items={[
        { id: 'theme', label: text(`web.header.${next}`), icon: theme === 'dark' ? <IconSun /> : <IconMoon />, onSelect: () => setTheme(next) },
        { id: 'line', separator: true },
        { id: 'logout', label: text('web.header.logout'), icon: <IconLogout />, onSelect: onLogout },
      ]}
    />
  )
}
