import { Money } from '@parlour/ui-kit'
import type { ReactNode } from 'react'

/** Draws what a message marks as `<sum>`: money that a player may get. */
export const goldAmount = (sum: ReactNode): ReactNode => <Money>{sum}</Money>
