import { createContext, use, useSyncExternalStore } from 'react'
import { listSizes, type ListSize, type ListSizeSource } from '../../list/list-size.ts'

const SizeContext = createContext<ListSizeSource | null>(null)

/**
 * Lets the lists below it have as many rows a page as was chosen on the device.
 *
 * @returns the provider
 * @example <ListSizeProvider value={createListSize(deviceStore)}>{children}</ListSizeProvider>
 */
export const ListSizeProvider = SizeContext.Provider

const never = () => () => undefined
const first = () => listSizes[0]

/**
 * How many rows a page of a list has, and what chooses another number.
 *
 * @returns `size`; `choose`, undefined without a `ListSizeProvider` above
 * @example const { size } = useListSize()
 */
export function useListSize(): { readonly size: ListSize; readonly choose: ((size: ListSize) => void) | undefined } {
  const source = use(SizeContext)
  const size = useSyncExternalStore(source?.subscribe ?? never, source?.get ?? first, first)
  return { size, choose: source?.set }
}
