import type { Toast } from './toast.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { IconClose } from '../../icons/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { toneIcon } from '../notice/notice.tsx'

/** One toast; it goes after 5 s unless it is under the mouse, has the focus, or must be seen. */
export const ToastItem = ({ toast, closeLabel, onGone }: { toast: Toast; closeLabel: string; onGone: () => void }) => {
  const { tone = 'info', text, action, stay = tone === 'bad' } = toast
  const [held, setHeld] = useState(false)
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (held || stay) return
    const timer = setTimeout(() => gone(), 5000)
    return () => clearTimeout(timer)
  }, [held, stay])
  const Sign = toneIcon[tone]
  const hold = () => setHeld(true)
  const free = () => setHeld(false)
  return (
    <div className="p-toast" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'} onPointerEnter={hold} onPointerLeave={free} onFocus={hold} onBlur={free}>
      <Sign className="p-toast__sign" />
      <p className="p-toast__text">{text}</p>
      {action ? (
        <button type="button" className="p-toast__action" onClick={() => { action.onClick(); onGone() }}>{action.label}</button>
      ) : null}
      <IconButton label={closeLabel} icon={<IconClose size={18} />} onClick={onGone} />
    </div>
  )
}
