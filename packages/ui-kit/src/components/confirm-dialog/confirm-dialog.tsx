import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'

/** Props of `ConfirmDialog`. */
export type ConfirmDialogProps = {
  open: boolean
  /** Identifier of the dialog, for example `logoutModal`. */
  name: string
  /** The question. */
  title: string
  text: ReactNode
  /** Text of the button that does it. */
  confirmLabel: string
  /** Text of the button that does not. */
  cancelLabel: string
  tone?: 'primary' | 'danger'
  busy?: boolean
  /** Whether the button that does it is disabled. */
  disabled?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks before something that cannot be taken back.
 *
 * @example
 * <ConfirmDialog
 *   open={open}
 *   name="logoutModal"
 *   title="Log out?"
 *   text="Open rounds go on."
 *   confirmLabel="Log out"
 *   cancelLabel="Stay"
 *   onConfirm={logout}
 *   onCancel={close}
 * />
 */
export const ConfirmDialog = ({
  open,
  name,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy,
  disabled,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <Modal
    open={open}
    name={name}
    title={title}
    width={400}
    locked={busy}
    onClose={onCancel}
    footer={
      <>
        <Button onClick={onCancel} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button variant={tone} loading={busy} disabled={disabled} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    <div className="p-confirm">{text}</div>
  </Modal>
)
