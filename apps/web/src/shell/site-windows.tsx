import { LazyModal } from '@parlour/screen-kit/react'
import { useAtom } from 'jotai'
import { useCallback, type ComponentType } from 'react'
import { siteWindowAtom, type SiteWindow } from './site-window.ts'
import type { WindowProps } from './windows/window-props.ts'

/** The code of each window. */
const loaders = {
  notices: () => import('./windows/notices.tsx'),
  messages: () => import('./windows/messages.tsx'),
  app: () => import('./windows/app.tsx'),
  feedback: () => import('./windows/feedback.tsx'),
  search: () => import('./windows/search.tsx'),
  speed: () => import('./windows/speed.tsx'),
  details: () => import('./windows/details.tsx'),
  rooms: () => import('./windows/rooms.tsx'),
  resting: () => import('./windows/resting.tsx'),
} satisfies Record<SiteWindow['id'], () => Promise<{ default: ComponentType<WindowProps> }>>

/** The one window of the site that is open: each loads its own code. Source: MOD-01. */
export function SiteWindows() {
  const [open, show] = useAtom(siteWindowAtom)
  const close = useCallback(() => show(null), [show])
  if (!open) return null
  return (
    <LazyModal
      key={open.id}
      open
      load={loaders[open.id]}
      onFail={close}
      with={{ notice: open.notice, game: open.game ?? null, onClose: close }}
    />
  )
}
