import { useEffect, useState, type ComponentType } from 'react'

/**
 * A component of its own chunk without a Suspense fallback: null until it is there. `near` begins the load early.
 * A load that failed is tried again the next time it is wanted.
 */
export function useChunk<Props>(wanted: boolean, load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!wanted || Component) return
    let current = true
    load().then(
      (chunk) => current && setComponent(() => chunk.default),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [wanted, Component, load])
  return Component
}
