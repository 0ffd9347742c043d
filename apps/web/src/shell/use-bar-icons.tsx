import { useFormat } from '@parlour/i18n/react'
import { useNarrow, VisuallyHidden } from '@parlour/ui-kit'
import { IconGiftFill, IconGridFill, IconUserFill } from '@parlour/ui-kit/icons'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { barIconsAtom } from './bar-icons.ts'
import { useRewardsWaiting } from './use-rewards-waiting.ts'
import { useShellText } from './use-shell-text.ts'

const none: ReadonlySet<string> = new Set()

/**
 * Gives the bar of a phone the icons of places that are not home, and to the promotions how many rewards wait (PRM-02):
 * the first load of home goes without them.
 */
export function useBarIcons(flags: ReadonlySet<string>): void {
  const give = useSetAtom(barIconsAtom)
  const text = useShellText()
  const format = useFormat()
  const waiting = useRewardsWaiting(useNarrow() ? flags : none)
  const words = waiting > 0 ? text('web.promotions.waiting', { count: waiting }) : ''
  const fill = useEffectEvent(() => {
    const count = (
      <>
        <span aria-hidden="true">{format.number(waiting)}</span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </>
    )
    give({
      games: { iconCurrent: <IconGridFill size={24} /> },
      promotions: { iconCurrent: <IconGiftFill size={24} />, ...(waiting > 0 ? { count } : {}) },
      me: { iconCurrent: <IconUserFill size={24} /> },
    })
  })
  useEffect(() => fill(), [waiting, words])
}
