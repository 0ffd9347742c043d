import { BalancePill, Button, GameGrid, GameTile, PillAction } from '@parlour/ui-kit'
import { IconCards, IconCheck, IconGrid, IconShield, IconTranslate, IconUser } from '@parlour/ui-kit/icons'
import { games } from '@parlour/ui-kit/testing'
import { PageHead } from '../docs/page-head.tsx'
import { Section } from '../docs/section.tsx'

const nothing = () => undefined

const ways = [
  {
    Icon: IconGrid,
    title: 'Foundations',
    text: 'Colours with their contrast, type, space, motion, icons: drawn from the schema.',
    to: 'foundations-colour--docs',
  },
  {
    Icon: IconCheck,
    title: 'Principles',
    text: 'Eight rules that make it one house, each with what to do and what not.',
    to: 'principles--docs',
  },
  {
    Icon: IconCards,
    title: 'Components',
    text: 'What each is for, its anatomy, every state, its keys, and what it gives to those who do not see.',
    to: 'actions-button--docs',
  },
  {
    Icon: IconUser,
    title: 'Screens',
    text: 'The pages of the site on a server of their own: slow, empty, failing, closed.',
    to: 'screens-home--member',
  },
  {
    Icon: IconTranslate,
    title: 'Words',
    text: 'How the site speaks, and how much longer it gets in other languages.',
    to: 'foundations-words--docs',
  },
  {
    Icon: IconShield,
    title: 'The platform',
    text: 'Every call with its request and answer, and every error with its sentence.',
    to: 'api-calls--docs',
  },
]

/** What this is, for whom, and where to begin. */
export const WelcomePage = () => (
  <main>
    <div className="d-hero">
      <PageHead
        over="Parlour"
        title={<span className="d-h1--display">Every part of the house, by itself.</span>}
        lead="The components, tokens, words and screens of an online gaming site, in all their states. Vesper is the brand it wears; Kalesa shows that it fits another."
      />
      <div inert className="d-tiles">
        <div className="d-pair-row" style={{ justifyContent: 'flex-start', marginBlockEnd: 24 }}>
          <BalancePill
            label="Balance"
            sum="₱ 4,821.50"
            updatingText=""
            failedText=""
            toggleLabel="Hide"
            refreshLabel="Refresh"
            onToggle={nothing}
            onRefresh={nothing}
            action={<PillAction href="#deposit">Deposit</PillAction>}
          />
          <Button>Withdraw</Button>
        </div>
        <GameGrid label="Games">
          {games(9)
            .slice(3, 6)
            .map((game) => (
              <GameTile key={game.href} {...game} />
            ))}
        </GameGrid>
      </div>
    </div>
    <Section id="where" title="Where to begin">
      <div className="d-cards">
        {ways.map(({ Icon, title, text, to }) => (
          <a
            key={title}
            className="d-card"
            href={`./?path=/${to.endsWith('--docs') ? 'docs' : 'story'}/${to}`}
            target="_top"
          >
            <Icon size={24} className="d-card__icon" />
            <strong className="d-h3">{title}</strong>
            <span className="d-small">{text}</span>
          </a>
        ))}
      </div>
    </Section>
    <Section
      id="toolbar"
      title="The toolbar"
      lead="It changes every story and every page of words. What is chosen stands in the address, so that a link shows what you see."
    >
      <ul className="d-notes">
        <li>
          <strong>Theme</strong> and <strong>Brand</strong>: by night or by day, as Vesper or as another brand.
        </li>
        <li>
          <strong>Language</strong> and <strong>Direction</strong>: every language that there are words for, and two
          invented ones that find what cannot grow or turn.
        </li>
        <li>
          <strong>Motion</strong>: as for a visitor who asked for less of it.
        </li>
        <li>
          <strong>Network</strong>: slow, unanswered, offline, failing; for the stories that ask a server.
        </li>
        <li>
          <strong>Side by side</strong>: the same story by night and by day at once.
        </li>
      </ul>
    </Section>
    <Section id="designers" title="For designers">
      <ol className="d-steps">
        <li className="d-step">
          <div>
            <strong className="d-h3">Read the principles, then the foundations</strong>
            <p className="d-small">They decide most questions before a component is drawn.</p>
          </div>
        </li>
        <li className="d-step">
          <div>
            <strong className="d-h3">Compose from what is here</strong>
            <p className="d-small">
              Take a component in a state that it has. What a screen needs and the kit does not have becomes a component
              of its own, with all its states, and not a style in a screen.
            </p>
          </div>
        </li>
        <li className="d-step">
          <div>
            <strong className="d-h3">Look at it in the worst case</strong>
            <p className="d-small">
              Vietnamese on a phone, a balance that did not load, a list of none, a list of ten thousand.
            </p>
          </div>
        </li>
      </ol>
    </Section>
    <Section id="brands" title="For developers of another brand">
      <ol className="d-steps">
        <li className="d-step">
          <div>
            <strong className="d-h3">Take the kit</strong>
            <code className="d-command">pnpm add @parlour/ui-kit</code>
          </div>
        </li>
        <li className="d-step">
          <div>
            <strong className="d-h3">Fill the schema with your colours</strong>
            <p className="d-small">
              A theme is an object: colours, elevations, radii, a font stack. Hold what you put on what against WCAG in
              a test of yours: pairs names it, contrast computes it.
            </p>
            <code className="d-command">
              {
                "import { toThemeCss, vesperDark } from '@parlour/ui-kit/tokens'\n\nconst mango = { ...vesperDark, name: 'mango-dark', brand: 'mango', color: { ...vesperDark.color, accent: '#ffb454' } }\nconst sheet = toThemeCss([mango])"
              }
            </code>
          </div>
        </li>
        <li className="d-step">
          <div>
            <strong className="d-h3">Bring words, links and data</strong>
            <p className="d-small">
              Components have no words, know no address and ask no server. All of it comes by props.
            </p>
          </div>
        </li>
      </ol>
    </Section>
    <Section id="run" title="Run it yourself">
      <code className="d-command">
        {
          'npm run x -- pnpm storybook          # with hot reload, on http://localhost:6006\nnpm run x -- pnpm storybook:static   # the built pages, on http://localhost:6007\nnpm run x -- pnpm visual             # compares the key stories with their pictures'
        }
      </code>
    </Section>
  </main>
)
