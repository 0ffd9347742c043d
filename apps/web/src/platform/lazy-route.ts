import { importWithRetry } from '@parlour/screen-kit/import'
import { createElement, use, type ComponentType, type FunctionComponent } from 'react'

/** A component that the router loads with its route. */
export type LazyComponent<Props> = FunctionComponent<Props> & { preload?: (() => Promise<void>) | undefined }

/**
 * What the built site has in place of the router's own `lazyRouteComponent` (`build/lean-libraries.ts`): a part that
 * does not arrive is an error of its route, within the time of `importWithRetry`; the next load of the route asks for
 * it again, and whether the page is loaded again is decided in one place, `reload-once.ts`. Source: SYS-20, D2.
 */
export function lazyRouteComponent<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name = 'default' as Name,
): LazyComponent<Props> {
  let part: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  let failed = false
  const preload = (): Promise<void> => {
    if (loading && !failed) return loading
    failed = false
    return (loading = importWithRetry(load).then(
      (loaded) => {
        part = loaded[name]
        Lazy.preload = undefined
      },
      (error: unknown) => {
        failed = true
        throw error
      },
    ))
  }
  const Lazy: LazyComponent<Props> = (props) => {
    if (!part) use(loading ?? preload())
    return part && createElement(part, props)
  }
  Lazy.preload = preload
  return Lazy
}
