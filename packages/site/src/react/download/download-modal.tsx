import { SplitModal } from '@parlour/ui-kit'
import { useSiteText } from '../use-site-text.ts'
import { DownloadSteps, type DownloadStepsProps } from './download-steps.tsx'

/** Props of `DownloadModal`. */
export interface DownloadModalProps extends DownloadStepsProps {
  /** Address of the picture beside the steps. */
  art: string
  onClose(): void
}

/**
 * How to install the site on a phone, in a modal (MOD-03, SIDE-04).
 *
 * @example <DownloadModal {...steps} art="/img/panels/login.svg" onClose={close} />
 */
export function DownloadModal({ art, onClose, ...steps }: DownloadModalProps) {
  const text = useSiteText()
  return (
    <SplitModal
      open
      name="downModal"
      title={text('site.download.title', { brand: steps.brand })}
      lead={text('site.download.lead')}
      closeLabel={text('site.close')}
      onClose={onClose}
      art={<img src={art} alt="" />}
    >
      <DownloadSteps {...steps} />
    </SplitModal>
  )
}
