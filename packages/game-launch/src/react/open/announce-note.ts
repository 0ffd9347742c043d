import type { Format } from '@parlour/i18n'
import type { Note } from '../../open/open-game.ts'
import type { Openable } from '../../open/openable.ts'
import type { useLaunchText } from '../use-launch-text.ts'

interface Speech {
  readonly text: ReturnType<typeof useLaunchText>
  readonly format: Format
  readonly currency: string
}

/** A finding of the pre-flight in words. Source: BEY-06. */
export function announceNote(note: Note, { name: game }: Openable, { text, format, currency }: Speech): string {
  if (note.kind === 'elsewhere')
    return text(note.way === 'window' ? 'game-launch.note.window' : 'game-launch.note.frame', { game })
  return text('game-launch.note.balance', {
    game,
    least: format.money(note.least, currency),
    balance: format.money(note.balance, currency),
  })
}
