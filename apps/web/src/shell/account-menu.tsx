import { isMemberPage } from '@parlour/member'
import { useMemberText } from '@parlour/member/react'
import { ProfileHead } from '@parlour/ui-kit'
import {
  IconLogout,
  IconMoon,
  IconReceipt,
  IconRecords,
  IconShield,
  IconSun,
  IconTeam,
  IconUser,
} from '@parlour/ui-kit/icons'
import { Menu, type MenuItem } from '@parlour/ui-kit/menu'
import { useAtom } from 'jotai'
import type { ReactElement, ReactNode } from 'react'
import { themeAtom } from '../platform/theme.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { ownLabels, useAccountLinks } from './use-account-links.ts'
import { useShellText } from './use-shell-text.ts'

interface AccountMenuProps {
  account: string
  /** Nickname and rank of the account. */
  name: string
  rank: string | null
  picture: ReactNode
  trigger: ReactElement
  onLogout(): void
}

const icons = { centre: <IconUser />, records: <IconRecords />, bets: <IconReceipt />, agent: <IconTeam /> }

/** The address of a page of the centre, or of the first one where the centre has no such page. */
const ownHref = (page: string) => hrefs.member(isMemberPage(page) ? page : 'securityCenter')

/**
 * What hangs under the avatar: who is here, the places of the account, the other theme, the way out (HDR-05, HDR-06).
 */
export default function AccountMenu({ account, name, rank, picture, trigger, onLogout }: AccountMenuProps) {
  const text = useShellText()
  const member = useMemberText()
  const [theme, setTheme] = useAtom(themeAtom)
  const next = theme === 'dark' ? 'light' : 'dark'
  const own = useAccountLinks()
  const centre = own.find(({ id }) => id === 'centre')
  const places = own.map(({ id, href, onPress }): MenuItem => ({
    id,
    label: member(ownLabels[id]),
    icon: icons[id],
    ...(href ? { href } : { onSelect: onPress }),
  }))
  return (
    <Menu
      defaultOpen
      label={text('web.header.account', { account })}
      head={<ProfileHead name={name} sub={name === account ? null : account} avatar={picture} />}
      headHref={centre?.href && ownHref('profile')}
      trigger={trigger}
      items={[
        ...(rank === null
          ? []
          : [
              {
                id: 'rank',
                label: rank,
                icon: <IconShield />,
                ...(centre?.href ? { href: ownHref('playerRank') } : { onSelect: centre?.onPress }),
              },
            ]),
        ...places,
        { id: 'line', separator: true },
        {
          id: 'theme',
          label: text(`web.header.${next}`),
          icon: theme === 'dark' ? <IconSun /> : <IconMoon />,
          onSelect: () => setTheme(next),
        },
        { id: 'logout', label: member('member.centre.logOut'), icon: <IconLogout />, onSelect: onLogout },
      ]}
    />
  )
}
