import { useScreenKitText } from '../use-screen-kit-text.ts'
import { GiveUp } from './give-up.tsx'
import { LostNotice } from './lost-notice.tsx'

/** Props of `LostAnswer`. */
export interface LostAnswerProps {
  /** What `useEndpointMutation` returned. */
  readonly effect: { readonly mustForget: boolean; readonly forget: (() => void) | null }
  /** The list where the effect would stand. Without it there is none to look at. */
  readonly listed?: { readonly name: string }
}

/**
 * What stands above the button of a form whose call has no final answer, on a platform that ignores keys: the list,
 * then giving up, and no way to send the same again. Nothing in every other state.
 *
 * @example <LostAnswer effect={effect} listed={listDeposits} />
 */
export function LostAnswer({ effect: { mustForget, forget }, listed }: LostAnswerProps) {
  const text = useScreenKitText()
  if (!mustForget || !forget) return null
  return (
    <LostNotice>
      <p>{text(listed ? 'screen-kit.lost.text' : 'screen-kit.lost.unlisted')}</p>
      <GiveUp listed={listed} forget={forget} />
    </LostNotice>
  )
}
