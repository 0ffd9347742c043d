import { Button, Notice, TextField } from '@parlour/ui-kit'
import { tagOf } from '@parlour/i18n'
import type { Rule } from '@parlour/ui-kit/testing'
import { PageHead } from '../docs/page-head.tsx'
import { Rules } from '../docs/rules.tsx'
import { Section } from '../docs/section.tsx'
import { Table } from '../docs/table.tsx'
import { codes, nameOf, words } from '../messages.ts'

const dos: readonly Rule[] = [
  { says: 'A verb that says what will happen.', draw: () => <Button variant="primary">Get my link</Button> },
  {
    says: 'An error says what to do.',
    draw: () => <TextField label="Full name" defaultValue="linh" error="Write both names, as on your bank account." />,
  },
  { says: 'Long play earns a quiet note.', draw: () => <Notice tone="warn">You have played for two hours.</Notice> },
]

const donts: readonly Rule[] = [
  { says: 'A button that says nothing, or shouts.', draw: () => <Button variant="primary">HURRY! CLICK HERE!</Button> },
  {
    says: 'An error that blames.',
    draw: () => <TextField label="Full name" defaultValue="linh" error="Invalid input." />,
  },
  {
    says: 'Luck, guarantees, and scarcity that is not there.',
    draw: () => <Notice tone="ok">You are on a lucky streak. Only 3 bonuses left today!</Notice>,
  },
]

const samples = ['web.header.login', 'web.header.register', 'web.missing.home', 'web.missing.title', 'web.failed.text']
const longer = (text: string, english: string) =>
  `${text.length >= english.length ? '+' : '\u2212'}${Math.abs(Math.round((text.length / english.length - 1) * 100))} %`

/** How the site speaks, and how much room its words need in each language. */
export const WordsPage = () => (
  <main>
    <PageHead
      over="Foundations"
      title="Words"
      lead="Plain, short, warm, adult. Second person. Verbs on buttons. The sum and the condition in one breath."
    />
    <Section id="voice" title="Voice">
      <Rules dos={dos} donts={donts} />
    </Section>
    <Section id="rules" title="Rules">
      <ul className="d-notes">
        <li>Sentence case everywhere. No labels in capitals, no exclamation marks.</li>
        <li>
          Every bonus names what must be played: “Second deposit, 20% up to ₱ 5,000. Play it 8 times before you
          withdraw.”
        </li>
        <li>An empty list never blames, and gives the one thing to do.</li>
        <li>Numbers, dates and sums are the language’s own; the minus is U+2212.</li>
        <li>A component has no words. They come from the catalogues, by typed ids.</li>
      </ul>
    </Section>
    <Section
      id="growth"
      title="How words grow"
      lead="The same sentences in every language that there are words for, with their length beside the English. Leave room for 40 % more."
    >
      {samples.map((id) => (
        <Table
          key={id}
          label={id}
          heads={['Language', id, 'Length']}
          rows={codes.map((code) => {
            const [text, english] = [String(words[code][id] ?? ''), String(words.EN[id] ?? '')]
            return [
              code,
              nameOf(code),
              <span key={code} lang={tagOf(code)}>
                {text}
              </span>,
              code === 'EN' ? `${text.length}` : longer(text, english),
            ]
          })}
        />
      ))}
    </Section>
  </main>
)
