import type { ReactNode } from 'react'

/** Props of `WaitingScreen`. */
export type WaitingScreenProps = {
  /** Mark and name, at the top. */
  brand?: ReactNode
  /** Heading of the page. */
  title: string
  text: ReactNode
  /** What is known of the case, as a list of facts. */
  facts?: ReactNode
  /** The buttons; the first may be coral. */
  actions?: ReactNode
  /** A quiet line at the bottom. */
  foot?: ReactNode
  /** Address of the picture, 1440 by 900; it fades into the page towards the text. */
  art?: string
}

/**
 * A page that replaces the site, for maintenance or a restricted region: what happened and what one can do.
 *
 * @example <WaitingScreen title="We are back at 18:00" text="Your balance is safe." />
 */
export const WaitingScreen = ({ brand, title, text, facts, actions, foot, art }: WaitingScreenProps) => (
  <main className="p-waiting">
    {art ? <img className="p-waiting__art" src={art} alt="" width={1440} height={900} /> : null}
    <div className="p-waiting__brand">{brand}</div>
    <div className="p-waiting__words">
      <h1 className="p-waiting__title">{title}</h1>
      <div className="p-waiting__text">{text}</div>
      {facts ? <div className="p-waiting__facts">{facts}</div> : null}
      {actions ? <div className="p-waiting__actions">{actions}</div> : null}
    </div>
    <div className="p-waiting__foot">{foot}</div>
  </main>
)
