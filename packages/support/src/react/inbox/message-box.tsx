import type { MessageRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Stale, type FailedOf } from '@parlour/screen-kit/react'
import { EmptyState, Pagination, Reader, Skeleton, useTyped } from '@parlour/ui-kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { findMessages, type Box, type MessageView } from '../../index.ts'
import { useSupportText } from '../use-support-text.ts'
import type { InboxScreenProps } from './inbox-screen.tsx'
import { MessageBoxHead } from './message-box-head.tsx'
import { MessageText } from './message-text.tsx'
import { useBox } from './use-box.ts'
import type { useDeletion } from './use-deletion.ts'

interface MessageBoxProps {
  readonly box: Box
  readonly language: string
  /** How many wait unopened in the inbox. */
  readonly unread: number
  readonly view: MessageView
  readonly onView: (view: MessageView) => void
  readonly deletion: ReturnType<typeof useDeletion>
  readonly failed: FailedOf
  readonly hrefOf: InboxScreenProps['hrefOf']
  readonly onLeave: InboxScreenProps['onLeave']
}

/** The messages of a box in pages, and the one that is open; opening one of the inbox marks it as read. */
export function MessageBox(props: MessageBoxProps) {
  const { box, language, unread, view, onView, deletion, failed, hrefOf, onLeave } = props
  const text = useSupportText()
  const format = useFormat()
  const { list, rows, open, lost, beyond, emptied, pages, problem, markRead } = useBox(
    box,
    language,
    view,
    deletion.gone,
  )
  const [chosen, choose] = useState<ReadonlySet<string> | null>(null)
  const look = (part: Partial<MessageView>) => onView({ ...view, open: null, ...part })
  const goBack = useEffectEvent(() => look({ page: pages }))
  useEffect(() => {
    if (beyond) goBack()
  }, [beyond])
  const elsewhere = (part: Partial<MessageView>) => {
    choose(null)
    look(part)
  }
  const [typed, type] = useTyped(view.find, (find) => elsewhere({ find, page: 1 }))
  const remove = (ids: readonly string[]) => {
    deletion.throwAway(ids)
    choose(null)
    if (view.open !== null && ids.includes(view.open)) look({})
  }
  const whoOf = ({ senderName, receiverName }: MessageRow): string => {
    if (box !== 'inbox') return text('support.inbox.to', { name: receiverName ?? text('support.inbox.service') })
    return senderName ? text('support.inbox.from', { name: senderName }) : text('support.inbox.fromPlatform')
  }
  const retry = () => void list.refetch()
  if (list.error && !list.data) return failed(list.error, retry)
  const found = findMessages(rows, view.find)
  const own = chosen && rows.filter(({ id, messageId }) => messageId !== null && chosen.has(id)).map(({ id }) => id)
  const kind = box === 'inbox' && view.unread ? 'unread' : box
  const nothing =
    view.find !== '' ? (
      <EmptyState title={text('support.inbox.notFound.title')} text={text('support.inbox.notFound.text')} />
    ) : emptied ? (
      <EmptyState title={text('support.inbox.emptied')} />
    ) : (
      <EmptyState title={text(`support.inbox.empty.${kind}.title`)} text={text(`support.inbox.empty.${kind}.text`)} />
    )
  const instead = list.data ? (
    found.length > 0 ? undefined : (
      nothing
    )
  ) : (
    <div role="status" aria-label={text('support.inbox.loading')}>
      <Skeleton height={280} />
    </div>
  )
  return (
    <>
      <Stale query={list} />
      <Reader
        label={text(`support.inbox.${box}`)}
        backLabel={text('support.inbox.back')}
        instead={instead}
        rows={found.map((row) => ({
          id: row.id,
          title: row.title,
          meta: row.sendTime === null ? whoOf(row) : `${whoOf(row)}, ${format.dateTime(row.sendTime)}`,
          unread: box === 'inbox' && !row.read ? text('support.inbox.unread') : undefined,
        }))}
        current={open || lost ? view.open : null}
        onChoose={(id) => look({ open: id })}
        onBack={() => look({})}
        selection={
          chosen
            ? {
                chosen,
                labelOf: (title) => text('support.inbox.chooseOne', { title }),
                onSelect: (id, on) => choose(new Set(on ? [...chosen, id] : [...chosen].filter((each) => each !== id))),
              }
            : undefined
        }
        head={
          <MessageBoxHead
            box={box}
            unread={box === 'inbox' ? unread : 0}
            unreadAlone={view.unread}
            onUnreadAlone={(alone) => elsewhere({ unread: alone, page: 1 })}
            find={rows.length > 1 || typed ? typed : null}
            onFind={type}
            chosen={own && own.length}
            choosable={box === 'inbox' && rows.some(({ messageId }) => messageId !== null)}
            onChoosing={(choosing) => choose(choosing ? new Set() : null)}
            onChooseAll={() => choose(new Set(found.map(({ id }) => id)))}
            onDelete={() => own && remove(own)}
            onMark={() => {
              markRead(own ?? undefined)
              choose(null)
            }}
          />
        }
        foot={
          pages > 1 ? (
            <Pagination
              label={text('support.inbox.pages')}
              page={view.page}
              pages={pages}
              onPage={(page) => elsewhere({ page })}
              prevLabel={text('support.inbox.newer')}
              nextLabel={text('support.inbox.older')}
              pageLabel={(n) => text('support.inbox.page', { page: n })}
            />
          ) : undefined
        }
      >
        {open ? (
          <MessageText
            key={open.id}
            message={open}
            who={whoOf(open)}
            problem={problem}
            href={box === 'inbox' ? hrefOf?.(open) : undefined}
            onLeave={onLeave}
            onRemove={box === 'inbox' && open.messageId !== null ? () => remove([open.id]) : undefined}
          />
        ) : lost ? (
          <EmptyState title={text('support.inbox.lost')} />
        ) : rows.length > 0 ? (
          <EmptyState title={text('support.inbox.choose')} />
        ) : null}
      </Reader>
    </>
  )
}
