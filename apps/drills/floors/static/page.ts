import type { HomeContent, Shown } from '../content.ts'
import { words } from '../messages.ts'
import { act } from './act.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const tile = ({ name, picture, eager }: Shown): string =>
  `<li><img src="${picture}" alt="" ${eager ? '' : 'loading="lazy"'} /><p>${escaped(name)}</p><button type="button" aria-pressed="false" aria-label="${escaped(words.en.keep.replace('{game}', name))}">♥</button></li>`

/** The page as hand-written HTML with a short script: what a browser needs at the least to show it and to answer. */
export const staticPage = ({ places, banner, categories, sections, footer }: HomeContent): string => `
    <header>
      <a href="/">vesper</a>
      <nav>${places.map((place) => `<a href="/">${escaped(place)}</a>`).join('')}</nav>
      <button type="button" data-native data-act="theme">${words.en.theme}</button>
      <button type="button" data-native data-act="language">${words.en.language}</button>
      <button type="button" data-native data-act="login">${words.en.login}</button>
    </header>
    <main id="main">
      <picture>
        <source media="(max-width: 700px)" srcset="${banner.phone}" />
        <img class="banner" src="${banner.desktop}" alt="" fetchpriority="high" />
      </picture>
      <nav class="categories">${categories.map(({ name, count, path }) => `<a href="${path}"><b>${escaped(name)}</b> ${escaped(count)}</a>`).join('')}</nav>
      ${sections.map(({ title, tiles }) => `<section><h2>${escaped(title)}</h2><ul>${tiles.map(tile).join('')}</ul></section>`).join('\n')}
    </main>
    <footer>${footer.map((text) => `<span>${escaped(text)}</span>`).join('')}</footer>
    <dialog id="login" aria-label="${words.en.login}"><label><span data-word="username">${words.en.username}</span> <input /></label><small></small></dialog>
    <dialog id="languages" aria-label="${words.en.language}"><button type="button" data-act="id">Bahasa Indonesia</button></dialog>
    <template>${tile({ name: '', picture: '', eager: false })}</template>
    <script>(${act.toString()})(${JSON.stringify(words)})</script>`
