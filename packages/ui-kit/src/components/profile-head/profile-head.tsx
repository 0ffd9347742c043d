import type { ReactNode } from 'react'

/** Who is here, at the top of the drawer. */
export const ProfileHead = ({ name, sub, avatar, end }: { name: string; sub?: ReactNode; avatar: ReactNode; end?: ReactNode }) => (
  <div className="p-profile">
    {avatar}
    <div className="p-profile__words">
      <p className="p-profile__name">{name}</p>
      {sub ? <p className="p-profile__sub">{sub}</p> : null}
    </div>
    {end}
  </div>
)
