import { useSession } from '@parlour/auth/react'
import { Balance, useAccountAcrossTabs, useLookAcrossTabs, usePicture } from '@parlour/member/react'
import { Avatar, IconButton, LinkButton, Live, PillAction, useNarrow } from '@parlour/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { balanceHiddenAtom } from '../platform/stored-flag.ts'
import { wordsAtom } from '../platform/language.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { BellSlot } from './bell-slot.tsx'
import { pictureOf } from './picture-of.ts'
import { useCashier, useDeposit } from './use-cashier.ts'
import { useChunk } from './use-chunk.ts'
import { createChannel } from '../platform/session-channel.ts'
import { useShellText } from './use-shell-text.ts'

interface MemberEndProps {
  account: string
  /** Somebody has just come in, and no window is in the way any more. */
  arrived: boolean
  onLogout(): void
}

const channel = createChannel('balance')
const now = () => Date.now()
const loadMenu = () => import('./account-menu.tsx')

/**
 * The right end of the header for members: balance, deposit and withdrawal where the account may (HDR-03), and account.
 * The menu's parts load when the pointer comes near.
 */
export default function MemberEnd({ account, arrived, onLogout }: MemberEndProps) {
  const text = useShellText()
  const [wanted, setWanted] = useState(false)
  const session = useSession()
  const { complete } = useAtomValue(wordsAtom)
  const AccountMenu = useChunk(wanted, loadMenu)
  const cashier = useCashier() && complete
  const deposit = useDeposit()
  const narrow = useNarrow()
  // A phone has room for one of them: it leads to where both stand side by side (BEY-08).
  const action = narrow ? (
    <PillAction href={hrefs.member()}>{text('web.header.cashier')}</PillAction>
  ) : (
    <PillAction href={hrefs.member('depositv2')}>{text('web.header.deposit')}</PillAction>
  )
  const picture = pictureOf(usePicture())
  const member = session.status === 'member' ? session.member : null
  useAccountAcrossTabs(channel, account, now)
  useLookAcrossTabs(channel, account, now)
  const button = useRef<HTMLButtonElement>(null)
  // The button that opened the login is gone with it: without this the focus would fall to the top of the page.
  useEffect(() => {
    if (arrived && (document.activeElement ?? document.body) === document.body)
      button.current?.focus({ preventScroll: true })
  }, [arrived])
  const trigger = (
    <IconButton
      ref={button}
      label={text('web.header.account', { account })}
      icon={<Avatar src={picture} alt="" size={36} />}
      onPointerEnter={() => void loadMenu()}
      onClick={() => setWanted(true)}
    />
  )
  return (
    <>
      <Live>{arrived ? text('web.header.entered', { account }) : ''}</Live>
      <Balance hiddenAtom={balanceHiddenAtom} action={cashier && (narrow || deposit) && action} />
      {cashier && (
        <div className="p-header__wide">
          <LinkButton href={hrefs.member('withdraw')}>{text('web.header.withdraw')}</LinkButton>
        </div>
      )}
      <BellSlot />
      {AccountMenu && complete ? (
        <AccountMenu
          account={account}
          name={member?.nickname || account}
          rank={member?.clubLabel?.labelName ?? null}
          picture={<Avatar src={picture} alt="" size={36} />}
          trigger={trigger}
          onLogout={onLogout}
        />
      ) : (
        trigger
      )}
    </>
  )
}
