import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import { IconClose } from '../../icons/index.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { SheetGrabber } from './sheet-grabber.tsx'
import { useScrollStop } from './use-scroll-stop.ts'

/** Props of `Modal`. */
export type ModalProps = {
  open: boolean
  /** Identifier of the modal, for example `loginPopupModal`. */
  name: string
  /** Names the dialog and stands at its top. */
  title?: ReactNode
  /** Names the dialog when it has no title. */
  label?: string
  /** Words of the close button; without them there is none. */
  closeLabel?: string
  onClose?: () => void
  /** Width in px from 768 on; under that it is a sheet. */
  width?: 400 | 560 | 920 | 1080
  /** Least height of the box in px, so that one which still loads its content does not start as a strip. */
  size?: number
  /** Milliseconds between the dimmed page and the box: time to lay the content out, and for a double click to pass. */
  delay?: number
  /** No padding around the content. */
  bare?: boolean
  /** Neither Escape nor a click outside closes it. */
  locked?: boolean
  children: ReactNode
  /** Buttons at the end; they stay in view. */
  footer?: ReactNode
}

/** Least height in px and delay in ms of a modal, as the platform's specification has them. */
export const modalDefaults = { size: 200, delay: 100 } as const

/**
 * [MOD-02] A modal dialog on `<dialog>`, with optional title and close button; a sheet from the bottom on a phone.
 *
 * @example <Modal open={open} name="nicknameModal" title="Nickname" closeLabel="Close" onClose={close}>{form}</Modal>
 */
export const Modal = ({
  open,
  name,
  title,
  label,
  closeLabel,
  onClose,
  width = 560,
  size = modalDefaults.size,
  delay = modalDefaults.delay,
  bare,
  locked,
  children,
  footer,
}: ModalProps) => {
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  useScrollStop(body, open)
  const top = title ? (
    <h2 className="p-modal__title" id={id}>
      {title}
    </h2>
  ) : null
  return (
    <Dialog
      open={open}
      className="p-modal"
      name={name}
      label={title ? undefined : label}
      labelledBy={title ? id : undefined}
      width={width}
      locked={locked}
      delay={delay}
      onClose={onClose}
    >
      <div className="p-modal__box" data-bare={bare || undefined} style={{ minBlockSize: size }}>
        {onClose && !locked ? <SheetGrabber onClose={onClose} /> : null}
        {closeLabel ? (
          <IconButton className="p-modal__close" label={closeLabel} icon={<IconClose />} onClick={onClose} />
        ) : null}
        {top}
        <div ref={body} className="p-modal__body">
          {children}
        </div>
        {footer ? <div className="p-modal__foot">{footer}</div> : null}
      </div>
    </Dialog>
  )
}
