import { Poster } from '../lazy-image/poster.tsx'
import { Link } from '../link/link.tsx'

/** One of the first three winners: game, player, formatted amount. */
export type PodiumRow = {
  id: string
  title: string
  sub: string
  sum: string
  poster: string
  posterError?: string
  href?: string
}

/**
 * The first three winners with large numerals. `label` is the accessible name.
 *
 * @example <PodiumList label="Top wins" rows={[{ id: '1', title: 'Fruit Parade', sub: 'li***88', sum: '₱9,100.00', poster }]} />
 */
export const PodiumList = ({ label, rows }: { label: string; rows: readonly PodiumRow[] }) => (
  <ol className="p-podium" aria-label={label}>
    {rows.map(({ id, title, sub, sum, poster, posterError, href }, index) => (
      <li key={id} className="p-podium__row">
        <Poster src={poster} errorSrc={posterError} width={78} height={104} />
        <div className="p-podium__words">
          <p className="p-podium__title">{href === undefined ? title : <Link href={href}>{title}</Link>}</p>
          <p className="p-podium__sub">{sub}</p>
          <p className="p-podium__sum">{sum}</p>
        </div>
        <span className="p-podium__rank" aria-hidden="true">
          {index + 1}
        </span>
      </li>
    ))}
  </ol>
)
