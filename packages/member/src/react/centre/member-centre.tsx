import { useSession } from '@parlour/auth/react'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Avatar, Button, ProfileHead, SplitCentre, VisuallyHidden, type SideMenuItem } from '@parlour/ui-kit'
import {
  IconArrowRight,
  IconCamera,
  IconCaretRight,
  IconCoins,
  IconDeposit,
  IconGift,
  IconGiftFill,
  IconInvite,
  IconTicket,
  IconLogout,
  IconMail,
  IconMission,
  IconReceipt,
  IconReceiptFill,
  IconRecords,
  IconRecordsFill,
  IconTeam,
  IconTrendUp,
  IconTrophy,
  IconUser,
  IconUserFill,
  IconWallet,
  IconWalletFill,
  IconWithdraw,
} from '@parlour/ui-kit/icons'
import type { ReactNode } from 'react'
import { memberPageGroups, type MemberPage } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'
import { CentreBalance } from './centre-balance.tsx'
import { usePicture } from './use-picture.ts'

const icons = {
  securityCenter: { icon: <IconUser />, iconCurrent: <IconUserFill /> },
  transferFund: { icon: <IconWallet />, iconCurrent: <IconWalletFill /> },
  profile: { icon: <IconCamera /> },
  playerRank: { icon: <IconTrophy /> },
  depositv2: { icon: <IconDeposit /> },
  withdraw: { icon: <IconWithdraw /> },
  transferUpline: { icon: <IconArrowRight /> },
  personalHistoryCopy: { icon: <IconReceipt />, iconCurrent: <IconReceiptFill /> },
  transactionHistory: { icon: <IconRecords />, iconCurrent: <IconRecordsFill /> },
  personalProfit: { icon: <IconTrendUp /> },
  rewardCenter: { icon: <IconGift />, iconCurrent: <IconGiftFill /> },
  referral: { icon: <IconInvite /> },
  missionLeaderboard: { icon: <IconMission /> },
  manualRebate: { icon: <IconCoins /> },
  messageV2: { icon: <IconMail /> },
  bonusDetails: { icon: <IconTicket /> },
} satisfies Record<MemberPage, object>

/** The pages whose entries have a badge. */
const badgePages = ['rewardCenter', 'missionLeaderboard', 'messageV2'] as const
type BadgePage = (typeof badgePages)[number]

const isBadgePage = (page: MemberPage): page is BadgePage => badgePages.some((each) => each === page)

/** How much waits on pages of the member centre: a number from 0; an entry without one has no badge. */
export type MemberBadges = Readonly<Partial<Record<BadgePage, number>>>

/** Props of `MemberCentre`. */
export interface MemberCentreProps {
  /** The page that is open, the first one behind the list of a phone; null where the address names none that is there. */
  readonly page: MemberPage | null
  /** The title where there is no such page. */
  readonly missingTitle?: string
  /** Whether a phone shows the list of entries, or the page. */
  readonly shows: 'list' | 'page'
  readonly hrefOf: (page: MemberPage | null) => string
  /** The address of a picture of the gallery. */
  readonly pictureOf: (number: string) => string
  /** Where the agent centre is, for those who have one. */
  readonly agentHref?: string | undefined
  /** Pages that this member or this platform does not have: their entries are left out. None without it. */
  readonly without?: readonly MemberPage[]
  /** Badges of the entries; none without it. */
  readonly badges?: MemberBadges
  /** Pages of the site outside the centre, below its own: on a phone they are one press away here as well. */
  readonly places?: readonly SideMenuItem[]
  readonly onClose: () => void
  readonly onLogout: () => void
  readonly children: ReactNode
}

/**
 * The member centre: the member, its menu and the page that is open (MEM-01).
 *
 * @example <MemberCentre {...places} page="securityCenter" shows="page" onClose={close} onLogout={logOut}>{children}</MemberCentre>
 */
export function MemberCentre({
  page,
  missingTitle = '',
  shows,
  hrefOf,
  pictureOf,
  agentHref,
  without = [],
  badges = {},
  places = [],
  onClose,
  onLogout,
  children,
}: MemberCentreProps) {
  const text = useMemberText()
  const format = useFormat()
  const session = useSession()
  const picture = usePicture()
  const member = session.status === 'member' ? session.member : null
  const account = useAccount()
  const end = <IconCaretRight size={16} className="p-menu__caret" />
  const badge = (key: keyof MemberBadges, count: number) => (
    <>
      <span aria-hidden="true">{format.number(count)}</span>
      <VisuallyHidden>{text(`member.badge.${key}`, { count })}</VisuallyHidden>
    </>
  )
  const entry = (key: MemberPage): SideMenuItem => ({
    id: key,
    label: text(`member.page.${key}`),
    href: hrefOf(key),
    current: key === page,
    end,
    ...icons[key],
    ...(isBadgePage(key) && badges[key] ? { count: badge(key, badges[key]) } : {}),
  })
  const agent: SideMenuItem[] = agentHref
    ? [{ id: 'agent', label: text('member.page.agent'), icon: <IconTeam />, href: agentHref, end }]
    : []
  return (
    <SplitCentre
      label={text('member.centre.label')}
      skipLabel={text('member.centre.skip')}
      head={
        <ProfileHead
          name={member?.nickname || account}
          sub={member?.clubLabel?.labelName ?? account}
          avatar={<Avatar size={48} src={pictureOf(picture)} />}
          href={hrefOf('profile')}
          printed={account}
          subHref={hrefOf(member?.clubLabel ? 'playerRank' : 'securityCenter')}
        />
      }
      groups={[
        ...memberPageGroups.map((keys) => keys.filter((key) => !without.includes(key)).map(entry)),
        agent,
        places.map((place) => ({ ...place, end })),
      ].filter((items) => items.length > 0)}
      summary={<CentreBalance without={without} hrefOf={hrefOf} />}
      foot={
        <Button variant="text" icon={<IconLogout />} onClick={onLogout}>
          {text('member.centre.logOut')}
        </Button>
      }
      title={page ? text(`member.page.${page}`) : missingTitle}
      shows={shows}
      backHref={hrefOf(null)}
      backLabel={text('member.centre.back')}
      closeLabel={text('member.centre.close')}
      onClose={onClose}
    >
      {children}
    </SplitCentre>
  )
}
