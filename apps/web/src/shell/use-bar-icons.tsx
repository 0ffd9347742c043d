import { IconGiftFill, IconGridFill, IconUserFill } from '@parlour/ui-kit/icons'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { barIconsAtom } from './bar-icons.ts'

const icons = {
  games: <IconGridFill size={24} />,
  promotions: <IconGiftFill size={24} />,
  me: <IconUserFill size={24} />,
}

/** Gives the bar of a phone the icons of places that are not home: the first load of home goes without them. */
export function useBarIcons(): void {
  const give = useSetAtom(barIconsAtom)
  useEffect(() => give(icons), [give])
}
