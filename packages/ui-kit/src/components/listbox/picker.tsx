import type { FocusEvent, ReactElement, ReactNode } from 'react'
import { Popover } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { IconClose } from '../../icons/index.ts'
import { useOverlayHost } from '../../use-overlay-host.ts'
import { IconButton } from '../icon-button/icon-button.tsx'

type PickerProps = {
  open: boolean
  onOpen: (open: boolean) => void
  /** What the list hangs under, and as wide as; it must take a ref. */
  anchor: ReactElement
  /** Name of the list, and title of the sheet. */
  label: string
  closeLabel: string
  /** Milliseconds from losing the focus to closing. */
  delay?: number
  /** Where the focus goes when the list has closed by a choice, Escape or the close button. */
  focusBack: () => void
  children: ReactNode
}

/**
 * What a listbox opens in: a panel under its field, from below on a phone. It is drawn inside the modal that its field
 * stands in, since the rest of the page is inert then.
 */
export const Picker = ({ open, onOpen, anchor, label, closeLabel, delay = 0, focusBack, children }: PickerProps) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { host, trigger, at } = useOverlayHost()
  useEffect(() => () => clearTimeout(timer.current), [])

  const isAnchor = (target: EventTarget | null) =>
    target instanceof Node && at.current?.previousElementSibling?.contains(target) === true
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const box = event.currentTarget
    if (box.contains(event.relatedTarget) || isAnchor(event.relatedTarget) || !document.hasFocus()) return
    timer.current = setTimeout(() => {
      if (!box.contains(document.activeElement)) onOpen(false)
    }, delay)
  }
  const focusFirst = (event: Event) => {
    event.preventDefault()
    const box = event.currentTarget
    if (!(box instanceof HTMLElement)) return
    const coarse = window.matchMedia('(pointer: coarse)').matches
    const first = coarse
      ? box.querySelector<HTMLElement>('[role=listbox]')
      : box.querySelector<HTMLElement>('[data-autofocus]')
    first?.focus({ preventScroll: true })
  }
  const giveBack = (event: Event) => {
    event.preventDefault()
    if (
      document.activeElement === document.body ||
      (event.currentTarget instanceof Node && event.currentTarget.contains(document.activeElement))
    )
      focusBack()
  }
  return (
    <Popover.Root open={open} onOpenChange={onOpen}>
      <Popover.Anchor asChild>{anchor}</Popover.Anchor>
      <span ref={trigger} hidden />
      <Popover.Portal container={host}>
        <Popover.Content
          className="p-picker"
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={12}
          onBlur={onBlur}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={giveBack}
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => {
            if (delay > 0 || isAnchor(event.target)) event.preventDefault()
          }}
        >
          <div className="p-picker__head">
            <span>{label}</span>
            <IconButton label={closeLabel} icon={<IconClose />} onClick={() => onOpen(false)} />
          </div>
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
