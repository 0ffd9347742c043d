import { importWithRetry } from '@parlour/screen-kit/import'
import { useEffect, useState, type ComponentType } from 'react'
import { persist } from '../platform/persist.ts'

/**
 * A component of its own chunk without a Suspense fallback: null until
 * it is there. While it is wanted, a load that failed is tried again.
 */
export function useChunk<Props>(wanted: boolean, load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!wanted || Component) return
    let current = true
    void persist(
      () => importWithRetry(load),
      () => current,
    ).then((chunk) => {
      if (current && chunk) setComponent(() => chunk.default)
    })
    return () => {
      current = false
    }
  }, [wanted, Component, load])
  return Component
}
