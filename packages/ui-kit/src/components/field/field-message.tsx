import type { FieldProps } from './field-frame.tsx'
import { IconCheck, IconErrorFill } from '../../icons/index.ts'

const messageOf = ({ error, good, hint }: Pick<FieldProps, 'error' | 'good' | 'hint'>) => {
  if (error) return { tone: 'bad', icon: <IconErrorFill size={16} />, text: error }
  if (good) return { tone: 'ok', icon: <IconCheck size={16} />, text: good }
  return hint ? { tone: 'hint', icon: null, text: hint } : undefined
}

/** The one message of a field: what is wrong, else what is right, else the hint. */
export const FieldMessage = ({ id, ...props }: Pick<FieldProps, 'error' | 'good' | 'hint'> & { id: string }) => {
  const message = messageOf(props)
  if (!message) return null
  return (
    <div
      className="p-field__message"
      id={`${id}-message`}
      data-tone={message.tone}
      role={message.tone === 'bad' ? 'alert' : undefined}
    >
      {message.icon}
      <div>{message.text}</div>
    </div>
  )
}
