import { useApi } from '@parlour/api-client/react'
import type { Downline } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Failed, Stale, useAccount } from '@parlour/screen-kit/react'
import { CardText, EmptyState, LinkButton, Skeleton, Tree, TreeItem } from '@parlour/ui-kit'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { branchQuery, branchSize, type MembersView } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { useMemberKind } from './use-member-columns.tsx'

interface TeamTreeProps {
  view: MembersView
  zone: string
  currency: string
  onOpen: (account: string) => void
  /** The address of the page that brings people in. */
  registerHref: string
}

const useBranch = (upline: string, view: MembersView, zone: string, enabled = true) =>
  useInfiniteQuery({
    ...branchQuery(useApi(), useAccount(), upline, view, zone),
    placeholderData: keepPreviousData,
    enabled,
  })

/** The whole team as a tree, the largest teams first; a branch is asked for when it is opened, some at a time. */
export function TeamTree(props: TeamTreeProps) {
  const text = useAgentText()
  const branch = useBranch('', props.view, props.zone)
  if (branch.error && !branch.data) return <Failed error={branch.error} onRetry={() => void branch.refetch()} />
  if (!branch.data) return <Skeleton height={320} />
  if (branch.data.pages.every(({ list }) => list.length === 0))
    return (
      <EmptyState
        title={text('agent.team.none')}
        text={text('agent.team.noneText')}
        action={<LinkButton href={props.registerHref}>{text('agent.page.registerCenter')}</LinkButton>}
      />
    )
  return (
    <>
      <Stale query={branch} />
      <CardText>{text('agent.team.treeNote')}</CardText>
      <Tree label={text('agent.team.tree')}>
        <Members {...props} upline="" branch={branch} />
      </Tree>
    </>
  )
}

interface MembersProps extends TeamTreeProps {
  upline: string
  branch: ReturnType<typeof useBranch>
}

/** The members directly beneath an account, and what brings more of them. */
function Members({ upline, branch, ...props }: MembersProps) {
  const text = useAgentText()
  const { data, error, hasNextPage, isFetchingNextPage } = branch
  const rows = data?.pages.flatMap(({ list }) => list) ?? []
  const all = Math.max(data?.pages[0]?.totalCount ?? 0, rows.length)
  const more = Math.min(branchSize, all - rows.length)
  return (
    <>
      {rows.map((member, index) => (
        <Member key={String(member.memberId)} {...props} member={member} place={index + 1} of={all} />
      ))}
      {!data && error ? (
        <TreeItem
          id={`failed ${upline}`}
          title={text('agent.team.branchFailed')}
          place={1}
          of={1}
          onChoose={() => void branch.refetch()}
        />
      ) : !data ? (
        <li role="none">
          <Skeleton height={48} />
        </li>
      ) : hasNextPage && more > 0 ? (
        <TreeItem
          id={`more ${upline}`}
          title={text('agent.team.more', { count: more })}
          place={rows.length + 1}
          of={all}
          loading={isFetchingNextPage}
          more
          onChoose={() => {
            if (!isFetchingNextPage) void branch.fetchNextPage()
          }}
        />
      ) : null}
    </>
  )
}

/** A member of the tree with those beneath it. */
function Member({ member, place, of, ...props }: TeamTreeProps & { member: Downline; place: number; of: number }) {
  const text = useAgentText()
  const format = useFormat()
  const kindOf = useMemberKind()
  const [open, setOpen] = useState(false)
  const { view, zone, currency, onOpen } = props
  const branch = useBranch(member.account, view, zone, open)
  const leads = member.downlines > 0
  return (
    <TreeItem
      id={member.account}
      title={member.account}
      sub={
        leads ? text('agent.team.sub', { kind: kindOf(member, false), count: member.teamSize }) : kindOf(member, false)
      }
      value={format.money(member.turnover, currency)}
      place={place}
      of={of}
      {...(leads ? { open, onOpen: setOpen } : {})}
      loading={open && branch.isPending}
      selected={member.account === view.open}
      onChoose={() => onOpen(member.account)}
    >
      {open ? <Members {...props} upline={member.account} branch={branch} /> : null}
    </TreeItem>
  )
}
