import type { ReactNode } from 'react'
import type { Toast, Toaster } from './toast.ts'
import type { ToastItemProps } from './toast-item.tsx'
import { createContext, lazy, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { whenIdle } from '../../when-idle.ts'

// No first screen shows a toast: its parts load when the page is idle, so that they are there when the network is not.
const load = () => import('./toast-item.tsx')
const ToastItem = /* @__PURE__ */ lazy(() =>
  load().then(
    (part) => ({ default: part.ToastItem }),
    () => ({ default: PlainToast }),
  ),
)

/** The sentence alone, where the parts of a toast do not come: what it says matters most then. */
const PlainToast = ({ toast: { text }, closeLabel, onGone }: ToastItemProps) => (
  <p className="p-toast" role="alert">
    {text}{' '}
    <button type="button" className="p-toast__action" onClick={onGone}>
      {closeLabel}
    </button>
  </p>
)

const ToastContext = /* @__PURE__ */ createContext<Toaster | undefined>(undefined)

/**
 * Shows toasts at the top end of the page, on a phone above the bar. `label` is the accessible name of the list,
 * `closeLabel` that of each close button.
 *
 * @example <ToastProvider label="Messages" closeLabel="Close">{children}</ToastProvider>
 */
export const ToastProvider = ({
  label,
  closeLabel,
  children,
}: {
  label: string
  closeLabel: string
  children: ReactNode
}) => {
  const region = useRef<HTMLDivElement>(null)
  const last = useRef(0)
  const [toasts, setToasts] = useState<readonly (Toast & { id: number })[]>([])

  const toaster = useMemo<Toaster>(
    () => ({
      show: (toast) => {
        last.current += 1
        const id = last.current
        setToasts((now) => [...now.slice(-3), { ...toast, id }])
        return id
      },
      dismiss: (id) => setToasts((now) => now.filter((toast) => toast.id !== id)),
    }),
    [],
  )
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [])
  useEffect(() => {
    region.current?.hidePopover?.()
    region.current?.showPopover?.()
  }, [toasts.length])

  return (
    <ToastContext value={toaster}>
      {children}
      <div ref={region} className="p-toasts" popover="manual" role="region" aria-label={label} aria-live="polite">
        <Suspense>
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} onGone={() => toaster.dismiss(toast.id)} />
          ))}
        </Suspense>
      </div>
    </ToastContext>
  )
}

/**
 * The toaster of the nearest `ToastProvider`.
 *
 * @returns the toaster of the nearest `ToastProvider`
 * @throws Error when there is none
 * @throws Error when there is no `ToastProvider` above
 * @example const toast = useToast()
 */
export const useToast = (): Toaster => {
  const toaster = use(ToastContext)
  if (!toaster) throw new Error('useToast needs a ToastProvider above it')
  return toaster
}
