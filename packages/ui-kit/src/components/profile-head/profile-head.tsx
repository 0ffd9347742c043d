import type { ReactNode } from 'react'
import { Printed } from '../hidden/hidden.tsx'
import { Link } from '../link/link.tsx'

/**
 * The current member at the top of the drawer: `name`, a line below it, a picture. `href` is where picture and name
 * lead, `subHref` where the line below leads; `printed` stands on paper alone, such as the account below its nickname.
 *
 * @example <ProfileHead avatar={<Avatar size={48} />} name="linhtran88" sub="VIP 2" />
 */
export const ProfileHead = ({
  name,
  sub,
  avatar,
  end,
  href,
  subHref,
  printed,
}: {
  name: string
  sub?: ReactNode
  avatar: ReactNode
  end?: ReactNode
  href?: string | undefined
  subHref?: string | undefined
  printed?: string | undefined
}) => (
  <div className="p-profile">
    {/* The name is the link to the same place: the picture is no second stop of the keyboard. */}
    {href ? (
      <Link className="p-profile__picture" href={href} tabIndex={-1} aria-hidden="true">
        {avatar}
      </Link>
    ) : (
      avatar
    )}
    <div className="p-profile__words">
      <p className="p-profile__name">
        {href ? (
          <Link className="p-profile__link" href={href}>
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      {sub ? (
        <p className="p-profile__sub">
          {subHref ? (
            <Link className="p-profile__link" href={subHref}>
              {sub}
            </Link>
          ) : (
            sub
          )}
        </p>
      ) : null}
      {printed ? <Printed>{printed}</Printed> : null}
    </div>
    {end}
  </div>
)
