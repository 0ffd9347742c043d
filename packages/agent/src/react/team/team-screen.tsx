import { useApi } from '@parlour/api-client/react'
import type { LanguageCode } from '@parlour/i18n'
import { useAccount, useListSize } from '@parlour/screen-kit/react'
import { Breadcrumb, Card, FilterBar, FormStack, Tabs } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { defaultsQuery, memberColumns, membersQuery, mostListDays } from '../../index.ts'
import { useList, type ListScreenProps } from '../lists/use-list.ts'
import { TeamDays } from '../overview/team-days.tsx'
import { useAgentText } from '../use-agent-text.ts'
import { MemberPanel } from './member-panel.tsx'
import { MembersTable } from './members-table.tsx'
import { TeamSummary } from './team-summary.tsx'
import { TeamTree } from './team-tree.tsx'

/** Props of `TeamScreen`. */
export interface TeamScreenProps extends ListScreenProps {
  readonly language: LanguageCode
  /** The name of a category of games by its product type. */
  readonly categoryName: (code: string) => string
  /** Addresses outside of the page: writing to a member, a payment password, bringing people in, what moved. */
  readonly places: {
    readonly message: (of: { readonly account: string; readonly id: string }) => string
    /** The editor of an offer to a direct agent. */
    readonly offer: (account: string) => string
    readonly paymentPassword: string
    readonly register: string
    readonly transactions: (account: string) => string
  }
}

const tabs = ['', 'tree'] as const

/**
 * Who is beneath whom, and doing what: the direct members of an account with the figures of their teams, a search in
 * the whole team, the team as a tree, and a panel with all there is about a member and what can be done (AGT-02).
 *
 * @example <TeamScreen search={search} language="EN" currency="PHP" zone="Asia/Manila" categoryName={name} places={places} hrefOf={hrefOf} onSearch={setSearch} />
 */
export function TeamScreen({ language, categoryName, places, ...props }: TeamScreenProps) {
  const { currency, zone } = props
  const api = useApi()
  const account = useAccount()
  const text = useAgentText()
  const list = useList(props, memberColumns)
  const { view, today, show, hrefOf } = list
  const tab = tabs.find((each) => each === view.tab) ?? ''
  const self = useQuery(defaultsQuery(api, account)).data
  const query = useQuery({
    ...membersQuery(api, account, view, zone, useListSize().size),
    placeholderData: keepPreviousData,
    enabled: tab === '',
  })
  const trail = query.data?.trail ?? []
  const crumbs = trail.length > 0 ? trail : view.upline ? [view.upline] : []
  const rows = query.data?.list ?? []
  const names: Record<(typeof tabs)[number], string> = { '': text('agent.team.list'), tree: text('agent.team.tree') }
  return (
    <>
      <Tabs
        label={text('agent.page.downlineManagmentView')}
        tabs={tabs.map((value) => ({ value, label: names[value] }))}
        value={tab}
        onValue={(next) => show({ tab: next, open: '' })}
      >
        <FormStack>
          {crumbs.length > 0 && tab === '' && view.account === '' ? (
            <Breadcrumb
              phone
              label={text('agent.team.way')}
              items={[
                { label: self?.nickname || account, href: hrefOf({ upline: '', page: 1, open: '' }) },
                ...crumbs.map((upline) => ({ label: upline, href: hrefOf({ upline, page: 1, open: '' }) })),
              ]}
            />
          ) : null}
          <FilterBar>
            <TeamDays view={view} today={today} language={language} most={mostListDays} onView={show} />
          </FilterBar>
          {tab === 'tree' ? (
            <Card as="section">
              <TeamTree
                view={view}
                zone={zone}
                currency={currency}
                onOpen={(open) => show({ open })}
                registerHref={places.register}
              />
            </Card>
          ) : (
            <>
              <TeamSummary answer={query.data} view={view} currency={currency} failed={query.isError && !query.data} />
              <MembersTable
                list={list}
                query={query}
                language={language}
                currency={currency}
                zone={zone}
                categoryName={categoryName}
              />
            </>
          )}
        </FormStack>
      </Tabs>
      {view.open ? (
        <MemberPanel
          key={view.open}
          account={view.open}
          view={view}
          zone={zone}
          currency={currency}
          categoryName={categoryName}
          places={places}
          beside={tab === '' ? rows : []}
          self={self}
          teamHref={hrefOf({ upline: view.open, page: 1, open: '', account: '', kind: '', tab: '' })}
          onOpen={(open) => show({ page: view.page, open })}
        />
      ) : null}
    </>
  )
}
