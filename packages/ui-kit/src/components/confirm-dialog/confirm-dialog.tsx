import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'

/** Props of `ConfirmDialog`. */
export type ConfirmDialogProps = {
  open: boolean
  name: string
  title: string
  text: ReactNode
  confirmLabel: string
  cancelLabel: string
  tone?: 'primary' | 'danger'
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({ open, name, title, text, confirmLabel, cancelLabel, tone = 'primary', busy, onConfirm, onCancel }: ConfirmDialogProps) => (
  <Modal
    open={open} name={name} title={title} width={400} locked={busy} onClose={onCancel}
    footer={
      <>
        <Button onClick={onCancel} disabled={busy}>{cancelLabel}</Button>
        <Button variant={tone} loading={busy} onClick={onConfirm}>{confirmLabel}</Button>
      </>
    }
  >
    <div className="p-confirm">{text}</div>
  </Modal>
)
