import type { MessageRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useProblem } from '@parlour/screen-kit/react'
import { Button, ConfirmDialog, FormError } from '@parlour/ui-kit'
import { IconTrash } from '@parlour/ui-kit/icons'
import { useState } from 'react'
import { useSupportText } from '../use-support-text.ts'

interface MessageTextProps {
  readonly message: MessageRow
  /** From whom it came, or to whom it went. */
  readonly who: string
  readonly busy: boolean
  readonly problem: unknown
  /** Without it the message cannot be thrown away. */
  readonly onRemove?: (() => void) | undefined
}

/** A message, whole; it is plain text. */
export function MessageText({ message, who, busy, problem, onRemove }: MessageTextProps) {
  const text = useSupportText()
  const format = useFormat()
  const problemOf = useProblem()
  const [asking, setAsking] = useState(false)
  const { sendTime } = message
  return (
    <>
      <h2>{message.title}</h2>
      <p>
        {who}
        {sendTime === null ? null : (
          <>
            , <time dateTime={new Date(sendTime).toISOString()}>{format.dateTime(sendTime)}</time>
          </>
        )}
      </p>
      <div className="p-prose">
        {[...message.content.matchAll(/[^\n]+/g)].map(({ 0: part, index }) => (
          <p key={index}>{part}</p>
        ))}
      </div>
      {problem ? <FormError>{problemOf(problem)}</FormError> : null}
      {onRemove ? (
        <Button icon={<IconTrash />} onClick={() => setAsking(true)} loading={busy}>
          {text('support.inbox.delete')}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        name="deleteMessage"
        title={text('support.inbox.delete.title')}
        text={text('support.inbox.delete.text', { title: message.title })}
        confirmLabel={text('support.inbox.delete')}
        cancelLabel={text('support.inbox.keep')}
        tone="danger"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onRemove?.()
        }}
      />
    </>
  )
}
