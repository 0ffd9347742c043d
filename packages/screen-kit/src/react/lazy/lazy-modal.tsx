import { useToast } from '@parlour/ui-kit'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useScreenKitText } from '../use-screen-kit-text.ts'
import { importWithRetry } from './import-with-retry.ts'

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
 * A modal whose code loads when it opens. If loading fails the page stays as it
 * is: offline, the modal opens once the network is back; else a toast offers to
 * reload the page, since a newer version of the site may have replaced its files.
 *
 * @example
 * <LazyModal
 *   open={open}
 *   load={() => import('./settings-modal.tsx')}
 *   onFail={close}
 *   with={{ onClose: close }}
 * />
 */
export function LazyModal<Props extends object>({ open, load, onFail, with: props }: LazyModalProps<Props>) {
  const [Modal, setModal] = useState<ComponentType<Props> | null>(null)
  const toast = useToast()
  const text = useScreenKitText()
  const fail = useEffectEvent((again: () => void) => {
    if (navigator.onLine) {
      onFail()
      toast.show({
        tone: 'bad',
        text: text('screen-kit.modal.unavailable'),
        action: { label: text('screen-kit.modal.reload'), onClick: () => location.reload() },
      })
      return
    }
    const said = toast.show({ tone: 'bad', text: text('screen-kit.modal.offline') })
    addEventListener(
      'online',
      () => {
        toast.dismiss(said)
        again()
      },
      { once: true },
    )
  })
  useEffect(() => {
    if (!open || Modal) return
    let wanted = true
    const begin = (): void =>
      void (
        wanted &&
        importWithRetry(load).then(
          (loaded) => wanted && setModal(() => loaded.default),
          () => wanted && fail(begin),
        )
      )
    begin()
    return () => {
      wanted = false
    }
  }, [open, Modal, load])
  return open && Modal ? <Modal {...props} /> : null
}
