import type { ComponentType } from 'preact'
import type { Speech } from '../frame/speech.ts'
import type { GenericGameOpening } from '../calls/generic-game.ts'
import type { Kind, Shown } from './generic-game.ts'
import { Shot } from './shot.tsx'
import { Strip } from './strip.tsx'
import { Table } from './table.tsx'
import { Ticket } from './ticket.tsx'
import { Wheel } from './wheel.tsx'

/** What every kind of screen is drawn from. */
export interface ScreenProps {
  opening: GenericGameOpening
  speech: Speech
  /** The stake that is chosen. */
  stake: number
  shown: Shown | null
  moving: boolean
}

const screens: Readonly<Record<Kind, ComponentType<ScreenProps>>> = {
  strip: Strip,
  wheel: Wheel,
  shot: Shot,
  table: Table,
  ticket: Ticket,
}

/** The screen of a category, with the way that was drawn under it; the line of the frame says the same in words. */
export function Screen({ kind, ...props }: ScreenProps & { kind: Kind }) {
  const {
    opening: { ways },
    speech: { word, figure },
    shown,
    moving,
  } = props
  const Drawn = screens[kind]
  return (
    <div class="screen">
      <div class="screen__glass" aria-hidden="true">
        <Drawn {...props} />
      </div>
      <p class="screen__way">
        {shown && !moving ? word('drawn', { way: figure(shown.way + 1), ways: figure(ways) }) : ' '}
      </p>
    </div>
  )
}
