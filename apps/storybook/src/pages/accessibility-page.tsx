import { Badge, Button, Money, TextField } from '@parlour/ui-kit'
import type { Rule } from '@parlour/ui-kit/testing'
import { PageHead } from '../docs/page-head.tsx'
import { Rules } from '../docs/rules.tsx'
import { Section } from '../docs/section.tsx'
import { Row } from './row.tsx'

const dos: readonly Rule[] = [
  {
    says: 'A sign and a word beside the colour.',
    draw: () => (
      <Row>
        <Badge tone="bad">Rejected</Badge>
        <Money tone="void">₱ 150.00</Money>
      </Row>
    ),
  },
  {
    says: 'A ring of 2 px at a distance of 2 px, always.',
    draw: () => <Button style={{ outline: '2px solid var(--color-focus)', outlineOffset: 2 }}>Withdraw</Button>,
  },
  {
    says: 'An icon and a sentence in an error.',
    draw: () => <TextField label="Username" defaultValue="linh" error="At least 6 letters or numbers" />,
  },
]

const donts: readonly Rule[] = [
  {
    says: 'Red and green as the only difference.',
    draw: () => (
      <Row>
        <span style={{ color: 'var(--color-ok)' }}>150.00</span>
        <span style={{ color: 'var(--color-bad)' }}>150.00</span>
      </Row>
    ),
  },
  { says: 'A ring that was taken away because it was ugly.', draw: () => <Button>Withdraw</Button> },
  {
    says: 'A red border without a word.',
    draw: () => (
      <div style={{ inlineSize: '100%', blockSize: 48, borderRadius: 10, border: '2px solid var(--color-bad)' }} />
    ),
  },
]

/** What the kit gives to everybody, and what a screen must add. */
export const AccessibilityPage = () => (
  <main>
    <PageHead
      over="Foundations"
      title="Accessibility"
      lead="AA in every theme. Each story is checked by axe, by night at 1440 px and by day at 412, in a real browser; a finding fails the build."
    />
    <Section id="rules" title="Colour is never alone">
      <Rules dos={dos} donts={donts} />
    </Section>
    <Section id="gives" title="What the kit gives">
      <ul className="d-notes">
        <li>Targets of at least 44 by 44; what looks smaller is larger than it looks.</li>
        <li>Focus in the order of reading; it goes into a modal, stays there, and comes back to where it was.</li>
        <li>Every control with its name, its state and its error read out.</li>
        <li>Right to left by logical properties: nothing knows left from right.</li>
        <li>Less motion where the system asks for it.</li>
        <li>200 % zoom and a width of 320 px without scrolling sideways.</li>
      </ul>
    </Section>
    <Section id="asks" title="What a screen must add">
      <ul className="d-notes">
        <li>Landmarks, one heading of the first level, and a link that skips to the content.</li>
        <li>A label for every icon button, and for every group of choices.</li>
        <li>An empty alternative for a poster beside its visible name; a true one for a picture that says more.</li>
        <li>A live region for the balance and for the result of a form; none for what only ticks.</li>
        <li>
          The attribute lang on names in another language; another way than the picture of the captcha; time limits that
          show and can be longer.
        </li>
      </ul>
    </Section>
  </main>
)
