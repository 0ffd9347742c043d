import { createUseText } from '@parlour/i18n/react'
import { useToast } from '@parlour/ui-kit'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import type { AuthSlots } from '../slots.ts'
import { importWithRetry } from './import-with-retry.ts'

const useText = createUseText<Pick<AuthSlots, 'auth.modal.unavailable' | 'auth.modal.offline' | 'auth.modal.reload'>>()

/** Props of `LazyModal`. */
export interface LazyModalProps<Props> {
  readonly open: boolean
  /** Loads the code of the modal; tried again at the next opening after a failure. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>
  /** Takes the request back when the code did not come. */
  readonly onFail: () => void
  readonly with: Props
}

/**
 * A modal whose code loads when it opens; when that fails the page below stays as it is. Offline it says so and opens once the
 * network is back; else it says that there may be a newer version of the site, whose parts have taken the place of these, and
 * offers to load the page again.
 */
export function LazyModal<Props extends object>({ open, load, onFail, with: props }: LazyModalProps<Props>) {
  const [Modal, setModal] = useState<ComponentType<Props> | null>(null)
  const toast = useToast()
  const text = useText()
  const fail = useEffectEvent((again: () => void) => {
    if (navigator.onLine) {
      onFail()
      toast.show({ tone: 'bad', text: text('auth.modal.unavailable'), action: { label: text('auth.modal.reload'), onClick: () => location.reload() } })
      return
    }
    const said = toast.show({ tone: 'bad', text: text('auth.modal.offline') })
    addEventListener('online', () => { toast.dismiss(said); again() }, { once: true })
  })
  useEffect(() => {
    if (!open || Modal) return
    let wanted = true
    const begin = (): void => void (wanted && importWithRetry(load).then(
      (loaded) => wanted && setModal(() => loaded.default),
      () => wanted && fail(begin),
    ))
    begin()
    return () => {
      wanted = false
    }
  }, [open, Modal, load])
  return open && Modal ? <Modal {...props} /> : null
}
