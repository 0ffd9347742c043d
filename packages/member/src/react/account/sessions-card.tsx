import { useApi } from '@parlour/api-client/react'
import { endSessions } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useAccount, useProblem } from '@parlour/screen-kit/react'
import { Badge, Button, Card, CardHead, ConfirmDialog, SettingList, Skeleton, useToast } from '@parlour/ui-kit'
import { IconDevice } from '@parlour/ui-kit/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionsQuery } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'

const rowsWhileWaiting = [0, 1]

const rowsAtFirst = 4

/** Where the account is logged in, with the way to end each session, or all but this one. */
export function SessionsCard() {
  const text = useMemberText()
  const format = useFormat()
  const toast = useToast()
  const problem = useProblem()
  const api = useApi()
  const queries = useQueryClient()
  const query = sessionsQuery(api, useAccount())
  const { data, error, refetch } = useQuery(query)
  const [asking, setAsking] = useState(false)
  const [all, setAll] = useState(false)
  const end = useMutation({
    mutationFn: (sessionId: string | null) => api.call(endSessions, sessionId === null ? {} : { sessionId }),
    onSuccess: ({ ended }) => toast.show({ tone: 'ok', text: text('member.sessions.ended', { count: ended }) }),
    onError: (failure) => toast.show({ tone: 'bad', text: problem(failure) }),
    onSettled: () => {
      setAsking(false)
      return queries.invalidateQueries({ queryKey: query.queryKey })
    },
  })
  const sessions = (data?.list ?? []).toSorted((one, other) => Number(other.current) - Number(one.current))
  const others = sessions.filter(({ current }) => !current)
  const rows = sessions.map(({ sessionId, network, browser, system, loginTime, lastSeenTime, current }) => {
    const where =
      browser && system ? text('member.sessions.device', { browser, system }) : text('member.sessions.unknown')
    const place = network && text('member.sessions.network', { network })
    const when = current
      ? text('member.sessions.since', { time: format.dateTime(loginTime) })
      : text('member.sessions.seen', { when: format.relative(lastSeenTime, api.clock.now()) })
    return {
      id: sessionId,
      icon: <IconDevice />,
      title: <bdi>{where}</bdi>,
      sub: [place, when].filter(Boolean).join(' \u00b7 '),
      action: current ? (
        <Badge tone="ok">{text('member.sessions.this')}</Badge>
      ) : (
        <Button
          size="sm"
          aria-label={text('member.sessions.endOne', { where: [where, place].filter(Boolean).join(', ') })}
          disabled={end.isPending}
          onClick={() => end.mutate(sessionId)}
        >
          {text('member.sessions.end')}
        </Button>
      ),
    }
  })
  return (
    <Card as="section">
      <CardHead
        title={text('member.sessions.title')}
        tag={data ? <Badge>{format.number(data.totalCount)}</Badge> : null}
      />
      {!data && error ? <MemberFailed error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? rowsWhileWaiting.map((row) => <Skeleton key={row} height={64} />) : null}
      {data ? (
        <SettingList label={text('member.sessions.title')} rows={all ? rows : rows.slice(0, rowsAtFirst)} />
      ) : null}
      {!all && rows.length > rowsAtFirst ? (
        <Button variant="text" block onClick={() => setAll(true)}>
          {text('member.sessions.more', { count: format.number(rows.length) })}
        </Button>
      ) : null}
      {others.length > 0 ? (
        <Button block onClick={() => setAsking(true)}>
          {text('member.sessions.endOthers')}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        name="endSessionsModal"
        title={text('member.sessions.ask')}
        text={text('member.sessions.askText')}
        busy={end.isPending}
        tone="danger"
        confirmLabel={text('member.sessions.endOthers')}
        cancelLabel={text('member.sessions.keep')}
        onConfirm={() => end.mutate(null)}
        onCancel={() => setAsking(false)}
      />
    </Card>
  )
}
