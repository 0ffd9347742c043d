import { useGamesText, useLanes } from '@parlour/games/react'
import type { LanguageCode } from '@parlour/i18n'
import { AgeMark, Footer } from '@parlour/ui-kit'
import { brand } from '../brand.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { BrandMark } from './brand-mark.tsx'
import { useShellText } from './use-shell-text.ts'

const columnLength = 5

/** The foot of every page: what can be played, the account, and who may play. */
export default function SiteFooter({ language, mayRegister }: { language: LanguageCode; mayRegister: boolean }) {
  const text = useShellText()
  const games = useGamesText()
  const lanes = useLanes(brand.providerGroups, language)
  const links = (lanes ?? []).map(({ category }) => ({
    label: games(`games.category.${category}`),
    href: hrefs.category(category),
  }))
  const columns = [
    { title: text('web.footer.play'), links: links.slice(0, columnLength) },
    { title: text('web.footer.more'), links: links.slice(columnLength) },
    {
      title: text('web.footer.help'),
      links: [
        { label: text('web.footer.centre'), href: hrefs.helpCentre() },
        { label: text('web.footer.terms'), href: hrefs.helpCentre('term') },
        { label: text('web.footer.privacy'), href: hrefs.helpCentre('privacy') },
        { label: text('web.menu.app'), href: hrefs.download },
      ],
    },
    {
      title: text('web.footer.account'),
      links: [
        ...(mayRegister ? [{ label: text('web.header.register'), href: hrefs.register }] : []),
        { label: text('web.menu.promotions'), href: hrefs.promotions() },
        { label: text('web.menu.points'), href: hrefs.pointMall() },
      ],
    },
  ]
  return (
    <Footer
      brand={<BrandMark />}
      about={text('web.footer.about')}
      columns={columns.filter((column) => column.links.length > 0)}
      age={<AgeMark label={text('web.footer.ageLabel', { age: brand.ageLimit })}>{`${brand.ageLimit}+`}</AgeMark>}
      ageText={text('web.footer.age', { age: brand.ageLimit })}
      copyright={<a href="/img/CREDITS.txt">{text('web.footer.credits')}</a>}
    />
  )
}
