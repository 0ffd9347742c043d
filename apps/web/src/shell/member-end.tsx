import { Balance } from '@parlour/member/react'
import { Avatar, IconButton } from '@parlour/ui-kit'
import { useState } from 'react'
import { balanceHiddenAtom } from '../platform/kept-flag.ts'
import { useChunk } from './use-chunk.ts'
import { useShellText } from './use-shell-text.ts'

interface MemberEndProps {
  account: string
  onLogout(): void
}

const loadMenu = () => import('./account-menu.tsx')

/** The right end of the header for members: balance and account. The menu's parts load when the pointer comes near. */
export default function MemberEnd({ account, onLogout }: MemberEndProps) {
  const text = useShellText()
  const [wanted, setWanted] = useState(false)
  const AccountMenu = useChunk(wanted, loadMenu)
  const trigger = (
    <IconButton
      label={text('web.header.account', { account })}
      icon={<Avatar src="/img/avatars/0.svg" alt="" size={36} />}
      onPointerEnter={() => void loadMenu()}
      onClick={() => setWanted(true)}
    />
  )
  return (
    <>
      <Balance hiddenAtom={balanceHiddenAtom} />
      {AccountMenu ? <AccountMenu account={account} trigger={trigger} onLogout={onLogout} /> : trigger}
    </>
  )
}
