import { EmptyState } from '@parlour/ui-kit'
import { IconShield, IconWrench } from '@parlour/ui-kit/icons'
import { useSiteText } from '../use-site-text.ts'

/** Props of `ClosedScreen`. */
export interface ClosedScreenProps {
  state: 'maintenance' | 'restricted'
  /** What the server knows of where the visitor is. */
  location?: { ip: string | null; country: string | null; countryName: string | null } | null
}

/** What stands instead of the site while it is closed to this visitor. */
export default function ClosedScreen({ state, location }: ClosedScreenProps) {
  const text = useSiteText()
  if (state === 'maintenance')
    return <EmptyState art={<IconWrench size={48} />} title={text('site.maintenance.title')} text={text('site.maintenance.text')} />
  const where = text('site.restricted.where', {
    ip: location?.ip ?? text('site.restricted.unknown'),
    country: location?.countryName ?? location?.country ?? text('site.restricted.unknown'),
  })
  return <EmptyState art={<IconShield size={48} />} title={text('site.restricted.title')} text={`${text('site.restricted.text')} ${where}`} />
}
