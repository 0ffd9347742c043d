import { useFormat } from '@parlour/i18n/react'
import { useProblem } from '@parlour/screen-kit/react'
import { Button, FormActions, FormError, LinkButton } from '@parlour/ui-kit'
import { IconTrash } from '@parlour/ui-kit/icons'
import { useSupportText } from '../use-support-text.ts'
import type { Listed } from './use-box.ts'

interface MessageTextProps {
  readonly message: Listed
  /** From whom it came, or to whom it went. */
  readonly who: string
  readonly problem: unknown
  /** Where the page is that the message is about. */
  readonly href: string | undefined
  readonly onLeave: (() => void) | undefined
  /** Without it the message cannot be thrown away. */
  readonly onRemove?: (() => void) | undefined
}

/** A message, whole; it is plain text. */
export function MessageText({ message, who, problem, href, onLeave, onRemove }: MessageTextProps) {
  const text = useSupportText()
  const format = useFormat()
  const problemOf = useProblem()
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
      {href || onRemove ? (
        <FormActions>
          {href ? (
            <LinkButton href={href} onClick={onLeave}>
              {text('support.inbox.details')}
            </LinkButton>
          ) : null}
          {onRemove ? (
            <Button icon={<IconTrash />} onClick={onRemove}>
              {text('support.inbox.delete')}
            </Button>
          ) : null}
        </FormActions>
      ) : null}
    </>
  )
}
