import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Avatar, Button, ProfileHead, SplitCentre, VisuallyHidden, type SideMenuItem } from '@parlour/ui-kit'
import {
  IconCalendar,
  IconCaretRight,
  IconClock,
  IconCoins,
  IconGrid,
  IconGridFill,
  IconInvite,
  IconLogout,
  IconNews,
  IconReceipt,
  IconReceiptFill,
  IconRecent,
  IconRecords,
  IconRecordsFill,
  IconTeam,
  IconTicket,
  IconTrendUp,
  IconUser,
  IconWallet,
} from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  agentPageGroups,
  contractFlags,
  contractsEveryMs,
  contractsQuery,
  defaultsQuery,
  isPageOpen,
  type AgentPage,
} from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

const icons = {
  agentTeamOverview: { icon: <IconGrid />, iconCurrent: <IconGridFill /> },
  agentAnnouncement: { icon: <IconNews /> },
  registerCenter: { icon: <IconInvite /> },
  downlineManagmentView: { icon: <IconTeam /> },
  personalHistoryCopy: { icon: <IconReceipt />, iconCurrent: <IconReceiptFill /> },
  palStatementsAgentCopy: { icon: <IconTrendUp /> },
  agentContracts: { icon: <IconTicket /> },
  agentRevenueReport: { icon: <IconWallet /> },
  agentDividendRecordCopy2: { icon: <IconCoins /> },
  agentDailyWages2: { icon: <IconCalendar /> },
  agentHourSalary: { icon: <IconClock /> },
  agentRealtimeSalary: { icon: <IconRecent /> },
  agentDownlineTransactionDetailsCopy: { icon: <IconRecords />, iconCurrent: <IconRecordsFill /> },
} satisfies Record<AgentPage, object>

/** Props of `AgentCentre`. */
export interface AgentCentreProps {
  /** The page that is open; the first one behind the list of a phone. */
  readonly page: AgentPage
  /** Whether a phone shows the list of entries, or the page. */
  readonly shows: 'list' | 'page'
  readonly hrefOf: (page: AgentPage | null) => string
  /** The address of this agent's picture. */
  readonly picture: string
  /** Address of the member centre. */
  readonly memberHref: string
  readonly onClose: () => void
  readonly onLogout: () => void
  readonly children: ReactNode
}

/**
 * The agent centre: the agent, its menu and the page that is open (AGT-02).
 *
 * @example
 * <AgentCentre
 *   page="agentTeamOverview"
 *   shows="page"
 *   hrefOf={(page) => `/agent/${page ?? ''}`}
 *   picture={picture}
 *   memberHref="/member"
 *   onClose={close}
 *   onLogout={logOut}
 * >
 *   {children}
 * </AgentCentre>
 */
export function AgentCentre({
  page,
  shows,
  hrefOf,
  picture,
  memberHref,
  onClose,
  onLogout,
  children,
}: AgentCentreProps) {
  const text = useAgentText()
  const format = useFormat()
  const account = useAccount()
  const api = useApi()
  const { data } = useQuery({
    ...defaultsQuery(api, account),
    // Beside the contracts, which are read again as often, the number of those that wait is never another one.
    refetchInterval: page === 'agentContracts' ? contractsEveryMs : false,
  })
  const flags = contractFlags(useQuery(contractsQuery(api, account)).data)
  const end = <IconCaretRight size={16} className="p-menu__caret" />
  const waiting = data?.contractsWaiting ?? 0
  const badge = (
    <>
      <span aria-hidden="true">{format.number(waiting)}</span>
      <VisuallyHidden>{text('agent.badge.agentContracts', { count: waiting })}</VisuallyHidden>
    </>
  )
  const entry = (key: AgentPage): SideMenuItem => ({
    id: key,
    label: text(`agent.page.${key}`),
    href: hrefOf(key),
    current: key === page,
    end,
    ...icons[key],
    ...(key === 'agentContracts' && waiting > 0 ? { count: badge } : {}),
  })
  return (
    <SplitCentre
      label={text('agent.centre.label')}
      skipLabel={text('agent.centre.skip')}
      head={
        <ProfileHead
          name={data?.nickname || account}
          sub={data?.level ? text('agent.centre.level', { level: format.number(data.level) }) : account}
          avatar={<Avatar size={48} src={picture} />}
          printed={account}
        />
      }
      groups={[
        ...agentPageGroups.map((keys) => keys.filter((key) => isPageOpen(key, flags)).map(entry)),
        [{ id: 'member', label: text('agent.centre.member'), icon: <IconUser />, href: memberHref, end }],
      ]}
      foot={
        <Button variant="text" icon={<IconLogout />} onClick={onLogout}>
          {text('agent.centre.logOut')}
        </Button>
      }
      title={text(`agent.page.${page}`)}
      shows={shows}
      backHref={hrefOf(null)}
      backLabel={text('agent.centre.back')}
      closeLabel={text('agent.centre.close')}
      onClose={onClose}
    >
      {children}
    </SplitCentre>
  )
}
