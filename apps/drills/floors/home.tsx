import type { ReactNode } from 'react'
import type { Content } from './content.ts'

/** The page of the floors that a script draws. `banner` stands where its picture is known. */
export const Home = ({ places, categories, sections, footer, login, banner }: Omit<Content, 'banner'> & { login: string; banner: ReactNode }) => (
  <>
    <header>
      <a href="/">vesper</a>
      <nav>{places.map((place) => <a href="/" key={place}>{place}</a>)}</nav>
      <button type="button" onClick={() => undefined}>{login}</button>
    </header>
    <main>
      {banner}
      <nav className="categories">{categories.map(({ name, count }) => <a href="/" key={name}><b>{name}</b> {count}</a>)}</nav>
      {sections.map(({ title, tiles }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>{tiles.map(({ name, picture, eager }) => <li key={picture}><img src={picture} alt="" loading={eager ? 'eager' : 'lazy'} />{name}</li>)}</ul>
        </section>
      ))}
    </main>
    <footer>{footer.map((text) => <span key={text}>{text}</span>)}</footer>
  </>
)

/** Its first picture, by the width of the window. */
export const Banner = ({ phone, desktop }: Content['banner']) => (
  <picture>
    <source media="(max-width: 700px)" srcSet={phone} />
    <img className="banner" src={desktop} alt="" fetchPriority="high" />
  </picture>
)
