import type { ReactNode } from 'react'
import { useId } from 'react'
import { IconClose } from '../../icons/index.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

/** Props of `SidePanel`. */
export type SidePanelProps = {
  open: boolean
  /** Identifier, for example `memberPanel`. */
  name: string
  /** Accessible name: what the panel is about. */
  label: string
  /** Accessible name of the close button. */
  closeLabel: string
  onClose: () => void
  /** Beside the close button: where in a list this is, and the way to the row before and after. */
  head?: ReactNode
  children: ReactNode
}

/**
 * A panel of 420 px from the inline end with all there is about a row of a list; a phone shows it over the whole width.
 *
 * @example <SidePanel open={open} name="memberPanel" label="linhtran88" closeLabel="Close" onClose={close}>{facts}</SidePanel>
 */
export const SidePanel = ({ open, name, label, closeLabel, onClose, head, children }: SidePanelProps) => (
  <Dialog open={open} className="p-panel" name={name} label={label} onClose={onClose}>
    <div className="p-panel__box">
      <div className="p-panel__head">
        <div className="p-panel__at">{head}</div>
        <IconButton label={closeLabel} icon={<IconClose />} onClick={onClose} />
      </div>
      <div className="p-panel__body">{children}</div>
    </div>
  </Dialog>
)

/**
 * A part of a `SidePanel` under a heading (`title`); `note` stands at the end of the heading's line.
 *
 * @example <SidePanelPart title="Rates" note="Set by aprilsol22">{rates}</SidePanelPart>
 */
export const SidePanelPart = ({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) => {
  const id = useId()
  return (
    <section className="p-panel__part" aria-labelledby={id}>
      <div className="p-panel__top">
        <h3 className="p-panel__title" id={id}>
          {title}
        </h3>
        {note ? <p className="p-panel__note">{note}</p> : null}
      </div>
      {children}
    </section>
  )
}

/**
 * What can be done, as buttons in two columns; the first may be the main one.
 *
 * @example <SidePanelActions><Button variant="primary">Transfer money</Button><Button>Set rates</Button></SidePanelActions>
 */
export const SidePanelActions = ({ children }: { children: ReactNode }) => (
  <div className="p-panel__actions">{children}</div>
)
