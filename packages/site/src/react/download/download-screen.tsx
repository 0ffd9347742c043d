import { Card, PageHead } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { useSiteText } from '../use-site-text.ts'
import { DownloadSteps, type DownloadStepsProps } from './download-steps.tsx'

/** Props of `DownloadScreen`. */
export interface DownloadScreenProps extends DownloadStepsProps {
  /** What stands over the steps: the banners of the page. */
  head?: ReactNode
}

/**
 * How to install the site on a phone, as a page (SYS-12).
 *
 * @example <DownloadScreen {...steps} />
 */
export function DownloadScreen({ head, ...steps }: DownloadScreenProps) {
  const text = useSiteText()
  return (
    <>
      {head}
      <PageHead title={text('site.download.title', { brand: steps.brand })} hint={text('site.download.lead')} />
      <Card>
        <DownloadSteps {...steps} />
      </Card>
    </>
  )
}
