import type { FocusEvent } from 'react'
import type { Toast } from './toast.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { IconClose } from '../../icons/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { toneIcon } from '../notice/notice.tsx'

/** Time of a toast in ms. */
const shown = 5000

/** Props of a toast on the page. */
export type ToastItemProps = { toast: Toast; closeLabel: string; onGone: () => void }

/** One toast; it goes after 5 s unless it is under the mouse, has the focus, or must be seen. */
export const ToastItem = ({ toast, closeLabel, onGone }: ToastItemProps) => {
  const { tone = 'info', text, action, stay = tone === 'bad' } = toast
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || focused
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (held || stay) return
    const timer = setTimeout(() => gone(), shown)
    return () => clearTimeout(timer)
  }, [held, stay])
  const Sign = toneIcon[tone]
  const onBlur = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))
  return (
    <div
      className="p-toast"
      data-tone={tone}
      role={tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      <Sign className="p-toast__sign" />
      <p className="p-toast__text">{text}</p>
      {action ? (
        <button
          type="button"
          className="p-toast__action"
          onClick={() => {
            action.onClick()
            onGone()
          }}
        >
          {action.label}
        </button>
      ) : null}
      <IconButton label={closeLabel} icon={<IconClose size={18} />} onClick={onGone} />
    </div>
  )
}
