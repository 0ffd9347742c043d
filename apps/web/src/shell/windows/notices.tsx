import { NoticesModal } from '@parlour/site/react'
import { useImageOrigins } from '../use-image-origins.ts'
import { useSite } from '../use-site.ts'
import type { WindowProps } from './window-props.ts'

/** The announcements. Source: MOD-04. */
export default function Notices({ notice, onClose }: WindowProps) {
  const { language } = useSite()
  const images = useImageOrigins()
  return (
    <NoticesModal
      language={language}
      imageOrigins={images}
      {...(notice !== undefined && { notice })}
      onClose={onClose}
    />
  )
}
