import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Props of the layer under modals and drawers. */
export type DialogProps = {
  open: boolean
  className: string
  /** Identifier, written to `data-modal`. */
  name: string
  label?: string
  labelledBy?: string
  width?: number
  /** Neither Escape nor a click outside closes it. */
  locked?: boolean
  /** Milliseconds before the box follows the dimmed page; as long, a click outside does not count. */
  delay?: number
  onClose?: () => void
  children: ReactNode
}

/**
 * A native modal dialog: the page behind is inert and frozen where it was scrolled, focus stays inside and returns.
 * The dialog itself takes the focus, or what carries `data-autofocus`.
 * What it holds stays until the way out has been drawn.
 */
export const Dialog = ({
  open,
  className,
  name,
  label,
  labelledBy,
  width,
  locked = false,
  delay = 0,
  onClose,
  children,
}: DialogProps) => {
  const box = useRef<HTMLDialogElement>(null)
  const pressedOn = useRef<EventTarget>(null)
  const openedAt = useRef(0)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useLayoutEffect(() => {
    const dialog = box.current
    if (!open || !dialog) return
    const before = document.activeElement
    const root = document.documentElement
    if (root.clientWidth < window.innerWidth)
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
    dialog.style.setProperty('--delay', `${delay}ms`)
    openedAt.current = performance.now()
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
    first.focus({ preventScroll: true })
    return () => {
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [open, delay])

  useEffect(() => {
    if (open || !present) return
    let waiting = true
    const leaving = box.current?.getAnimations({ subtree: true }).map((animation) => animation.finished) ?? []
    void Promise.allSettled(leaving).then(() => waiting && setPresent(false))
    return () => {
      waiting = false
    }
  }, [open, present])

  const leave = () => {
    if (!locked) onClose?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    leave()
  }
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== box.current) return
    event.preventDefault()
    leave()
  }
  const onClick = (event: MouseEvent) => {
    const meant = event.timeStamp - openedAt.current >= delay
    if (meant && event.target === box.current && pressedOn.current === box.current) leave()
  }
  if (!present) return null
  return (
    <dialog
      ref={box}
      tabIndex={-1}
      className={`p-dialog ${className}`}
      data-modal={name}
      data-width={width}
      aria-label={label}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClick={onClick}
      onPointerDown={(event) => {
        pressedOn.current = event.target
      }}
    >
      {children}
    </dialog>
  )
}
