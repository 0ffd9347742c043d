import type { Content } from '../content.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The page as hand-written HTML: what a browser needs at the least to show it. */
export const staticPage = ({ places, banner, categories, sections, footer }: Content): string => `
    <header>
      <a href="/">vesper</a>
      <nav>${places.map((place) => `<a href="/">${escaped(place)}</a>`).join('')}</nav>
      <button type="button" data-native>Log in</button>
    </header>
    <main>
      <picture>
        <source media="(max-width: 700px)" srcset="${banner.phone}" />
        <img class="banner" src="${banner.desktop}" alt="" fetchpriority="high" />
      </picture>
      <nav class="categories">${categories.map(({ name, count }) => `<a href="/"><b>${escaped(name)}</b> ${escaped(count)}</a>`).join('')}</nav>
      ${sections.map(({ title, tiles }) => `<section><h2>${escaped(title)}</h2><ul>${tiles.map(({ name, picture, eager }) => `<li><img src="${picture}" alt="" ${eager ? '' : 'loading="lazy"'} />${escaped(name)}</li>`).join('')}</ul></section>`).join('\n')}
    </main>
    <footer>${footer.map((text) => `<span>${escaped(text)}</span>`).join('')}</footer>`
