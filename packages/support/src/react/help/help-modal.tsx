import { Modal } from '@parlour/ui-kit'
import { useState } from 'react'
import { useSupportText } from '../use-support-text.ts'
import { HelpCentre, type HelpCentreProps } from './help-centre.tsx'

/** Props of `HelpModal`. */
export interface HelpModalProps extends Omit<HelpCentreProps, 'query' | 'onQuery' | 'fill'> {
  readonly onClose: () => void
}

/**
 * The help centre in a modal (`/help`); `query` is the search, `language` the platform's code; the open article is in
 * the address. Source: SYS-11, MOD-01.
 *
 * @example <HelpModal {...help} onClose={close} />
 */
export function HelpModal({ onClose, ...props }: HelpModalProps) {
  const text = useSupportText()
  const [query, setQuery] = useState('')
  return (
    <Modal
      open
      bare
      name="helpModal"
      title={text('support.help.title')}
      closeLabel={text('support.close')}
      onClose={onClose}
      width={1080}
    >
      <HelpCentre {...props} fill query={query} onQuery={setQuery} />
    </Modal>
  )
}
