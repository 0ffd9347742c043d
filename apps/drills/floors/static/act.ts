import type { Shown } from '../content.ts'
import type { Language, Words } from '../messages.ts'

/** Runs in the page by hand-written HTML. It stands alone: what it needs is inside or handed over. */
export function act(words: Readonly<Record<Language, Words>>): void {
  const main = document.querySelector<HTMLElement>('#main')
  const login = document.querySelector<HTMLDialogElement>('#login')
  const languages = document.querySelector<HTMLDialogElement>('#languages')
  const field = login?.querySelector('input')
  const problem = login?.querySelector('small')
  const blank = document.querySelector<HTMLTemplateElement>('template')?.content.firstElementChild
  if (!main || !login || !languages || !field || !problem || !blank) return
  const home = [...main.childNodes]
  let own = words.en

  const tileOf = ({ name, picture }: Shown): HTMLElement => {
    const item = blank.cloneNode(true) as HTMLElement
    const [image, text, heart] = item.children
    image?.setAttribute('src', picture)
    text?.replaceChildren(name)
    heart?.setAttribute('aria-label', own.keep.replace('{game}', name))
    return item
  }
  const list = (): void => {
    const [title, foot] = [document.createElement('h1'), document.createElement('div')]
    title.append('Games')
    main.replaceChildren(title, foot)
    let page = 0
    const watch = new IntersectionObserver(
      ([look]) => {
        if (!look?.isIntersecting) return
        watch.unobserve(foot)
        void fetch(`/api/games/${page++}.json`).then(async (answer) => {
          const games = (await answer.json()) as readonly Shown[]
          const grid = document.createElement('ul')
          grid.className = 'page'
          grid.append(...games.map(tileOf))
          foot.before(grid)
          if (games.length > 0) watch.observe(foot)
        })
      },
      { rootMargin: '1000px 0px' },
    )
    watch.observe(foot)
  }
  const show = (): void => {
    if (location.pathname === '/') main.replaceChildren(...home)
    else list()
  }
  const speak = (): void => {
    document.documentElement.lang = 'id'
    own = words.id
    for (const name of ['login', 'theme', 'language'] as const)
      document.querySelector(`[data-act=${name}]`)?.replaceChildren(own[name])
    document.querySelector('[data-word=username]')?.replaceChildren(own.username)
    languages.close()
  }
  const acts: Readonly<Record<string, () => void>> = {
    login: () => login.showModal(),
    language: () => languages.showModal(),
    theme: () => {
      document.documentElement.dataset['theme'] = 'light'
    },
    id: speak,
  }
  addEventListener('popstate', show)
  field.addEventListener('input', () => {
    problem.textContent = field.value !== '' && field.value.length < 6 ? own.short : ''
  })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const { target } = event
    const heart = target.closest('[aria-pressed]')
    heart?.setAttribute('aria-pressed', String(heart.getAttribute('aria-pressed') === 'false'))
    acts[target.closest<HTMLElement>('[data-act]')?.dataset['act'] ?? '']?.()
    const link = target.closest<HTMLAnchorElement>('#main nav a')
    if (!link) return
    event.preventDefault()
    history.pushState(null, '', link.pathname)
    scrollTo(0, 0)
    show()
  })
  if (location.pathname !== '/') list()
}
