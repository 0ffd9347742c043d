import type { ComponentType, ReactNode } from 'react'
import type { HomeContent } from './content.ts'
import { Tile } from './tile.tsx'
import type { Words } from './messages.ts'

interface HomeProps extends Pick<HomeContent, 'categories' | 'sections'> {
  words: Words
  /** Stands where its picture is known. */
  banner: ReactNode
  /** Leads to a list. */
  Way: ComponentType<{ to: string; children: ReactNode }>
}

/** The home of the floors that a script draws. */
export const Home = ({ categories, sections, words, banner, Way }: HomeProps) => (
  <>
    {banner}
    <nav className="categories">
      {categories.map(({ name, count, path }) => (
        <Way key={path} to={path}>
          <b>{name}</b> {count}
        </Way>
      ))}
    </nav>
    {sections.map(({ title, tiles }) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul>
          {tiles.map((tile) => (
            <Tile key={tile.picture} {...tile} words={words} />
          ))}
        </ul>
      </section>
    ))}
  </>
)

/** Its first picture, by the width of the window. */
export const Banner = ({ phone, desktop }: HomeContent['banner']) => (
  <picture>
    <source media="(max-width: 700px)" srcSet={phone} />
    <img className="banner" src={desktop} alt="" fetchPriority="high" />
  </picture>
)
