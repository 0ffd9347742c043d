import type { ReactNode } from 'react'

/**
 * The current member at the top of the drawer: `name`, a line below it, a picture.
 *
 * @example <ProfileHead avatar={<Avatar size={48} />} name="linhtran88" sub="VIP 2" />
 */
export const ProfileHead = ({
  name,
  sub,
  avatar,
  end,
}: {
  name: string
  sub?: ReactNode
  avatar: ReactNode
  end?: ReactNode
}) => (
  <div className="p-profile">
    {avatar}
    <div className="p-profile__words">
      <p className="p-profile__name">{name}</p>
      {sub ? <p className="p-profile__sub">{sub}</p> : null}
    </div>
    {end}
  </div>
)
