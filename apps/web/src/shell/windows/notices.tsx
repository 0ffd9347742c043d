import { NoticesModal } from '@parlour/site/react'
import { useSite } from '../use-site.ts'
import type { WindowProps } from './window-props.ts'

/** The announcements. Source: MOD-04. */
export default function Notices({ notice, onClose }: WindowProps) {
  const { language } = useSite()
  return <NoticesModal language={language} {...(notice !== undefined && { notice })} onClose={onClose} />
}
