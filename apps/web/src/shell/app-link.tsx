import type { LinkProps } from '@parlour/ui-kit'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/**
 * The link of the site: inside it moves without a reload and loads its
 * page when the pointer comes near; outside it says nothing of us.
 */
export function AppLink({ href, onClick, children, ...rest }: LinkProps) {
  const router = useRouter()
  if (!href.startsWith('/') || href.startsWith('/img/'))
    return (
      <a {...rest} href={href} onClick={onClick} rel="noopener noreferrer" referrerPolicy="no-referrer">
        {children}
      </a>
    )
  const preloads =
    <Handled,>(handler?: (event: Handled) => void) =>
    (event: Handled): void => {
      handler?.(event)
      const { pathname, searchParams } = new URL(href, window.location.origin)
      void router
        .preloadRoute({ to: pathname, search: Object.fromEntries(searchParams) } as never)
        .catch(() => undefined)
    }
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={preloads(rest.onPointerEnter)}
      onFocus={preloads(rest.onFocus)}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event)) return
        event.preventDefault()
        void router.navigate({ href })
      }}
    >
      {children}
    </a>
  )
}
