import { isRefused } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { endSessions, listSessions } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Stale, useAccount, useFocusOnArrival, useProblem } from '@parlour/screen-kit/react'
import { Badge, Button, Card, CardHead, ConfirmDialog, SettingList, Skeleton, useToast } from '@parlour/ui-kit'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionsQuery } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'
import { readsAgain } from '../reads-again.ts'
import { useDeviceText } from './use-device-text.ts'

const rowsWhileWaiting = [0, 1]

const rowsAtFirst = 4

/** A device that the member does not know. */
interface Stranger {
  readonly sessionId: string
  readonly device: string
  readonly place: string
}

/**
 * The devices that the account is logged in on, by kind and browser with place and time of last use. Each is ended by
 * itself or with all others; one that is not the member's is ended, and the password is changed.
 */
export function SessionsCard({ onPassword }: { onPassword: () => void }) {
  const text = useMemberText()
  const format = useFormat()
  const toast = useToast()
  const problem = useProblem()
  const api = useApi()
  const queries = useQueryClient()
  const wordsOf = useDeviceText()
  const query = useQuery(sessionsQuery(api, useAccount()))
  const { data, error, refetch } = query
  const [asking, setAsking] = useState(false)
  const [stranger, setStranger] = useState<Stranger | null>(null)
  const [all, setAll] = useState(false)
  const [timesEnded, setTimesEnded] = useState(0)
  const box = useFocusOnArrival(timesEnded)
  const reading = readsAgain(queries, [listSessions])
  const end = useMutation({
    mutationFn: (sessionId: string | null) => api.call(endSessions, sessionId === null ? {} : { sessionId }),
    meta: reading.meta,
    onSuccess: ({ ended }) => {
      // The pressed button goes with its row.
      setTimesEnded((times) => times + 1)
      toast.show({ tone: 'ok', text: text('member.sessions.ended', { count: ended }) })
    },
    onError: (failure) => toast.show({ tone: 'bad', text: problem(failure) }),
    onSettled: () => {
      setAsking(false)
      return reading.onSettled()
    },
  })
  /** Ends it and leads to the password; one that has ended meanwhile still had the password. */
  const shutOut = ({ sessionId }: Stranger) =>
    end.mutate(sessionId, {
      onSettled: (_ended, failure) => {
        setStranger(null)
        if (!failure || isRefused(failure, 'session.not.found')) onPassword()
      },
    })
  const sessions = (data?.list ?? []).toSorted((one, other) => Number(other.current) - Number(one.current))
  const others = sessions.filter(({ current }) => !current)
  const rows = sessions.map((session) => {
    const { sessionId, current } = session
    const { icon: Icon, name, place, when } = wordsOf(session)
    const where = [name, place].filter(Boolean).join(', ')
    return {
      id: sessionId,
      icon: <Icon />,
      title: <bdi>{name}</bdi>,
      sub: [place, when].filter(Boolean).join(' \u00b7 '),
      action: current ? (
        <Badge tone="ok">{text('member.sessions.this')}</Badge>
      ) : (
        <>
          <Button
            size="sm"
            variant="text"
            aria-label={text('member.sessions.notMeOne', { where })}
            disabled={end.isPending}
            onClick={() => setStranger({ sessionId, device: name, place })}
          >
            {text('member.sessions.notMe')}
          </Button>
          <Button
            size="sm"
            aria-label={text('member.sessions.endOne', { where })}
            disabled={end.isPending}
            onClick={() => end.mutate(sessionId)}
          >
            {text('member.sessions.end')}
          </Button>
        </>
      ),
    }
  })
  return (
    <Card as="section">
      <div ref={box}>
        <CardHead
          title={text('member.sessions.title')}
          tag={data ? <Badge>{format.number(data.totalCount)}</Badge> : null}
        />
        <Stale query={query} />
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
        <ConfirmDialog
          open={stranger !== null}
          name="notMeModal"
          title={text('member.sessions.notMeAsk')}
          text={text('member.sessions.notMeText', {
            where: [stranger?.device, stranger?.place].filter(Boolean).join(', '),
          })}
          busy={end.isPending}
          tone="danger"
          confirmLabel={text('member.sessions.notMeDo')}
          cancelLabel={text('member.sessions.notMeKeep')}
          onConfirm={() => stranger && shutOut(stranger)}
          onCancel={() => setStranger(null)}
        />
      </div>
    </Card>
  )
}
