import type { Speech } from '../frame/speech.ts'
import type { Line } from '../frame/use-play.ts'
import { madeText } from './made-text.ts'
import type { Hand, Player, Table } from '../calls/poker-tables.ts'
import { costOf, ownPlay } from './poker-tables.ts'

const plain = (text: string): Line => ({ text, tone: '' })

const nameOf = ({ word }: Speech, { who, name }: Player): string => (who === 'bot' ? word('bot') : name)

/** How a hand that is over came out for its player. */
function describeEnd(speech: Speech, table: Table, hand: Hand, own: Player): Line {
  const { word, money } = speech
  const cost = costOf(table, own)
  const paid = own.paid ?? 0
  const best = hand.plays.find((play) => play.state === 'stays' && (play.paid ?? 0) > 0)
  if (own.state === 'folded')
    return plain(paid > 0 ? word('returned', { sum: money(paid) }) : word('lostFolded', { sum: money(cost) }))
  if (paid === 0)
    return plain(
      word('lost', {
        name: best ? nameOf(speech, best) : '',
        made: best ? madeText(speech, best) : '',
        sum: money(cost),
      }),
    )
  if (paid <= cost) return plain(word('shared', { sum: money(paid) }))
  const alone = hand.plays.filter(({ state }) => state === 'stays').length === 1
  return {
    text: alone
      ? word('wonAlone', { sum: money(paid) })
      : word('won', { made: madeText(speech, own), sum: money(paid) }),
    tone: 'won',
  }
}

/** What there is to say of a table, from what it was before. */
export function describeTable(speech: Speech, table: Table, before: Table | null): Line {
  const { word, money } = speech
  const { hand, last } = table
  const own = ownPlay(hand)
  if (hand?.state === 'dealt') {
    if (!own) return plain(word('watching'))
    if (own.state === 'deciding') return plain(word('decide', { made: madeText(speech, own), sum: money(table.raise) }))
    return plain(word(own.state === 'stays' ? 'stayed' : 'folded'))
  }
  const ended = ownPlay(last)
  if (last && ended && before && last.id !== before.last?.id) return describeEnd(speech, table, last, ended)
  if (own) return plain(word('begins'))
  return plain(word(hand ? 'hurry' : 'seated'))
}

/** What of a table is worth a new line when it changes. */
export const stageOf = (table: Table | null): string => {
  if (!table) return ''
  const { hand, last } = table
  return [table.number, table.room, hand?.id, hand?.state, ownPlay(hand)?.state, last?.id].join('/')
}
