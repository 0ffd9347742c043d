import { createUseText } from '@parlour/i18n/react'
import { useToast } from '@parlour/ui-kit'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import type { AuthSlots } from '../slots.ts'

const useText = createUseText<Pick<AuthSlots, 'auth.modal.unavailable'>>()

/** Props of `LateModal`. */
export interface LateModalProps<Props> {
  readonly open: boolean
  /** Loads the code of the modal; tried again at the next opening after a failure. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>
  /** Takes the request back when the code did not come. */
  readonly onFail: () => void
  readonly with: Props
}

/** A modal whose code loads when it opens; when that fails it says so, and the page below stays as it is. */
export function LateModal<Props extends object>({ open, load, onFail, with: props }: LateModalProps<Props>) {
  const [Modal, setModal] = useState<ComponentType<Props> | null>(null)
  const toast = useToast()
  const text = useText()
  const fail = useEffectEvent(() => {
    onFail()
    toast.show({ tone: 'bad', text: text('auth.modal.unavailable') })
  })
  useEffect(() => {
    if (!open || Modal) return
    let wanted = true
    load().then(
      (loaded) => wanted && setModal(() => loaded.default),
      () => wanted && fail(),
    )
    return () => {
      wanted = false
    }
  }, [open, Modal, load])
  return open && Modal ? <Modal {...props} /> : null
}
