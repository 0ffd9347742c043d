import type { ReactNode } from 'react'
import { IconClose } from '../../icons/index.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

/** Props of `Drawer`. */
export type DrawerProps = {
  open: boolean
  /** Accessible name of the drawer. */
  label: string
  /** Accessible name of the close button. */
  closeLabel: string
  onClose: () => void
  /** At the top beside the close button: who is here, or the brand. */
  head?: ReactNode
  children: ReactNode
}

/**
 * A panel of 316 px from the inline start, for a phone's menu.
 *
 * @example <Drawer open={open} label="Menu" closeLabel="Close" onClose={close}>{menu}</Drawer>
 */
export const Drawer = ({ open, label, closeLabel, onClose, head, children }: DrawerProps) => (
  <Dialog open={open} className="p-drawer" name="drawer" label={label} onClose={onClose}>
    <div className="p-drawer__box">
      <div className="p-drawer__head">
        <div className="p-drawer__who">{head}</div>
        <IconButton label={closeLabel} icon={<IconClose />} onClick={onClose} />
      </div>
      <div className="p-drawer__body">{children}</div>
    </div>
  </Dialog>
)
