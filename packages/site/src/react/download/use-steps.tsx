import { LinkButton, type Step } from '@parlour/ui-kit'
import { IconDownload } from '@parlour/ui-kit/icons'
import type { PhoneKind } from '../../download/app-links.ts'
import { useSiteText } from '../use-site-text.ts'

interface StepsInput {
  kind: PhoneKind
  /** Where this kind of phone gets the site from. */
  link: string | null
  brand: string
  /** Whether this page is on such a phone. */
  here: boolean
}

/**
 * The four steps for one kind of phone; the first is a code to scan,
 * a link on the phone itself, or the address of the site (MOD-03).
 */
export function useSteps({ kind, link, brand, here }: StepsInput): Step[] {
  const text = useSiteText()
  const first = (): Step => {
    if (!link) return { title: text('site.download.type'), text: text('site.download.typeText') }
    if (!here) return { title: text('site.download.scan'), text: text('site.download.scanText') }
    const action = (
      <LinkButton variant="primary" icon={<IconDownload />} href={link}>
        {text('site.download.open')}
      </LinkButton>
    )
    return { title: text('site.download.open'), text: text('site.download.openText'), action }
  }
  return [
    first(),
    { title: text(`site.download.menu.${kind}`), text: text(`site.download.menuText.${kind}`) },
    { title: text('site.download.add'), text: text('site.download.addText') },
    { title: text('site.download.confirm'), text: text('site.download.confirmText', { brand }) },
  ]
}
