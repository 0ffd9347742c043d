import content from 'virtual:content'
import { useEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Shown } from '../content.ts'
import { Frame, Login } from '../frame.tsx'
import { Banner, Home } from '../home.tsx'
import { Listing } from '../listing.tsx'
import { words, type Language } from '../messages.ts'

const pageOf = async (page: number): Promise<readonly Shown[]> => {
  const answer = await fetch(`/api/games/${page}.json`)
  return answer.ok ? ((await answer.json()) as readonly Shown[]) : []
}

function List({ title, language }: { title: string; language: Language }) {
  const [pages, setPages] = useState<readonly (readonly Shown[])[]>([])
  const more = (): void =>
    void pageOf(pages.length).then((games) => {
      if (games.length > 0) setPages((before) => [...before, games])
    })
  return <Listing title={title} pages={pages} words={words[language]} onMore={more} />
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={to}
    onClick={(event) => {
      event.preventDefault()
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
      scrollTo(0, 0)
    }}
  >
    {children}
  </a>
)

function Site() {
  const [path, setPath] = useState(location.pathname)
  const [language, setLanguage] = useState<Language>('en')
  const [name, setName] = useState('')
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    const follow = () => setPath(location.pathname)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const own = words[language]
  const problem = name !== '' && name.length < 6 ? own.short : ''
  return (
    <>
      <Frame {...content} words={own} onLogin={() => setAsked(true)} onLanguage={setLanguage}>
        {path === '/' ? (
          <Home {...content} words={own} banner={<Banner {...content.banner} />} Way={Way} />
        ) : (
          <List title={path} language={language} />
        )}
      </Frame>
      {asked && <Login words={own} name={name} problem={problem} onName={setName} onClose={() => setAsked(false)} />}
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Site />)
