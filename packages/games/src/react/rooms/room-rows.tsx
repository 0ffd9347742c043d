import type { Room } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Button, SettingList } from '@parlour/ui-kit'
import { IconCards } from '@parlour/ui-kit/icons'
import { isFull } from '../../rooms/queries.ts'
import { useGamesText } from '../use-games-text.ts'

interface RoomRowsProps {
  label: string
  rooms: readonly Room[]
  currency: string
  onEnter(room: Room): void
}

/** Rooms, one a row: name, stakes, seats, and the way in; a full one says so and has none. */
export function RoomRows({ label, rooms, currency, onEnter }: RoomRowsProps) {
  const text = useGamesText()
  const format = useFormat()
  return (
    <SettingList
      label={label}
      rows={rooms.map((room) => {
        const { roomId, roomName, minBet, maxBet, seats, seatsTaken } = room
        const stakes =
          minBet === null || maxBet === null
            ? null
            : text('games.rooms.stakes', { min: format.money(minBet, currency), max: format.money(maxBet, currency) })
        const taken = seats === null ? null : text('games.rooms.seats', { seats, taken: seatsTaken ?? 0 })
        return {
          id: roomId,
          icon: <IconCards />,
          title: roomName,
          sub: [stakes, taken].filter(Boolean).join(' \u00b7 '),
          ...(isFull(room)
            ? { state: { tone: 'warn' as const, text: text('games.rooms.full') } }
            : {
                action: (
                  <Button
                    size="sm"
                    aria-label={text('games.rooms.enterRoom', { room: roomName })}
                    onClick={() => onEnter(room)}
                  >
                    {text('games.rooms.enter')}
                  </Button>
                ),
              }),
        }
      })}
    />
  )
}
