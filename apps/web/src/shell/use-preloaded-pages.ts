import { whenIdle } from '@parlour/ui-kit'
import { useEffect } from 'react'

/** A page that loads by itself when it is asked for. */
interface Preloadable {
  readonly preload?: () => Promise<void> | undefined
}

/** Loads the other pages when the first one stands and nothing else is to do: the menu then opens them without a network. */
export function usePreloadedPages<Page extends string>(
  screens: Readonly<Record<Page, Preloadable>>,
  without: readonly Page[] = [],
): void {
  const missing = without.join()
  useEffect(
    () =>
      whenIdle(() => {
        for (const [page, { preload }] of Object.entries<Preloadable>(screens))
          // One that does not arrive now is asked for again when it is opened, and says so there.
          if (!missing.split(',').includes(page)) preload?.()?.catch(() => undefined)
      }),
    [screens, missing],
  )
}
