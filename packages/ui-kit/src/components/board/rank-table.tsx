import { Avatar } from '../avatar/avatar.tsx'
import { LazyImage } from '../lazy-image/lazy-image.tsx'

/** One win: all parts already worded and formatted. */
export type RankRow = {
  id: string
  time: string
  player: string
  avatar?: string
  game: string
  sum: string
  poster?: string
}

/** Props of `RankTable`. */
export type RankTableProps = {
  /** Read out, not shown. */
  caption: string
  heads: { time: string; player: string; game: string; sum: string }
  rows: readonly RankRow[]
}

/**
 * Wins by time; a phone shows each in two lines with the game's poster.
 *
 * @example <RankTable caption="Latest wins" heads={{ time: 'Time', player: 'Player', game: 'Game', sum: 'Win' }} rows={wins} />
 */
export const RankTable = ({ caption, heads, rows }: RankTableProps) => (
  <table className="p-rank">
    <caption className="p-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{heads.time}</th>
        <th scope="col">{heads.player}</th>
        <th scope="col">{heads.game}</th>
        <th scope="col" className="p-rank__sum">
          {heads.sum}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, time, player, avatar, game, sum, poster }) => (
        <tr key={id}>
          <td className="p-rank__time">{time}</td>
          <td className="p-rank__player">
            <span className="p-rank__who">
              <Avatar src={avatar} size={28} />
              {player}
            </span>
          </td>
          <td className="p-rank__game">
            {poster ? <LazyImage className="p-rank__poster" src={poster} alt="" width={36} height={48} /> : null}
            {game}
          </td>
          <td className="p-rank__sum p-money">{sum}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
