import type { ReactNode } from 'react'
import type { ModalProps } from '../modal/modal.tsx'
import { useId } from 'react'
import { IconClose } from '../../icons/index.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { modalDefaults } from '../modal/modal.tsx'
import { SheetGrabber } from '../modal/sheet-grabber.tsx'

/** Props of `SplitModal`. */
export type SplitModalProps = Omit<ModalProps, 'width' | 'bare' | 'footer'> & {
  /** Picture that fills the left half. */
  art: ReactNode
  /** On the art, at the top. */
  brand?: ReactNode
  /** On the art, at the bottom. */
  artText?: ReactNode
  /** A line under the title. */
  lead?: ReactNode
}

/**
 * A modal with a picture beside its form; a phone shows the form alone.
 *
 * @example <SplitModal open={open} name="loginPopupModal" title="Log in" closeLabel="Close" onClose={close} art={picture}>{form}</SplitModal>
 */
export const SplitModal = ({
  open,
  name,
  title,
  label,
  closeLabel,
  onClose,
  locked,
  size = modalDefaults.size,
  delay = modalDefaults.delay,
  art,
  brand,
  artText,
  lead,
  children,
}: SplitModalProps) => {
  const id = useId()
  return (
    <Dialog
      open={open}
      className="p-modal"
      name={name}
      label={title ? undefined : label}
      labelledBy={title ? id : undefined}
      width={920}
      locked={locked}
      delay={delay}
      onClose={onClose}
    >
      <div className="p-modal__box p-split" style={{ minBlockSize: size }}>
        {onClose && !locked ? <SheetGrabber onClose={onClose} /> : null}
        {closeLabel ? (
          <IconButton className="p-modal__close" label={closeLabel} icon={<IconClose />} onClick={onClose} />
        ) : null}
        <div className="p-split__art">
          {art}
          {brand ? <div className="p-split__brand">{brand}</div> : null}
          {artText ? <div className="p-split__words">{artText}</div> : null}
        </div>
        <div className="p-split__form">
          {title ? (
            <h2 className="p-split__title" id={id}>
              {title}
            </h2>
          ) : null}
          {lead ? <p className="p-split__lead">{lead}</p> : null}
          {children}
        </div>
      </div>
    </Dialog>
  )
}
