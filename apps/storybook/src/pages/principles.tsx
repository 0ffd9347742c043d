import { BalancePill, Badge, Button, Card, Chip, Chips, Money, PillAction, Tabs } from '@parlour/ui-kit'
import { FakeTable } from './fake-table.tsx'
import { nothing, pill, Tiles, type Principle } from './principle-parts.tsx'
import { Row } from './row.tsx'

/** The principles of the visual language with drawings of real components. */
export const principles: readonly Principle[] = [
  {
    title: 'Chrome is ink, colour belongs to the games',
    text: 'Surfaces are steps of one indigo. Posters and banners are the only things in full colour on a page.',
    dos: [{ says: 'A quiet ground, and the poster speaks.', draw: () => <Tiles /> }],
    donts: [
      {
        says: 'A coloured card around a coloured poster.',
        draw: () => (
          <div style={{ padding: 16, borderRadius: 14, background: 'linear-gradient(135deg, #5b1f6b, #0c5c63)' }}>
            <Tiles />
          </div>
        ),
      },
    ],
  },
  {
    title: 'Coral means “act here”',
    text: 'The primary button, the active place, the selected option. Never decoration in text, never a status, never a series of a chart. At most one coral button in a region.',
    dos: [
      {
        says: 'One coral button, and others beside it quiet.',
        draw: () => (
          <Row>
            <Button variant="primary">Deposit</Button>
            <Button>Withdraw</Button>
            <Button variant="text">Terms</Button>
          </Row>
        ),
      },
    ],
    donts: [
      {
        says: 'A row of coral buttons: nothing is first when all are.',
        draw: () => (
          <Row>
            <Button variant="primary">Deposit</Button>
            <Button variant="primary">Withdraw</Button>
            <Button variant="primary">Play</Button>
          </Row>
        ),
      },
    ],
  },
  {
    title: 'Gold means money that is yours',
    text: 'Balance, winnings, credited sums, the amount you type. Money that is not yet yours stands in the second grey; money that was refused is struck through.',
    dos: [
      {
        says: 'Gold for the sum; grey while it is in process; struck through when it did not come.',
        draw: () => (
          <Row>
            <Money>₱ 150.00</Money>
            <Money tone="pending">₱ 150.00</Money>
            <Money tone="void">₱ 150.00</Money>
          </Row>
        ),
      },
    ],
    donts: [
      {
        says: 'Gold for ranks, stars, warnings or badges.',
        draw: () => (
          <Row>
            <Badge tone="gold">VIP</Badge>
            <Badge tone="gold">Best seller</Badge>
          </Row>
        ),
      },
    ],
  },
  {
    title: 'The ticket is the one ornament',
    text: 'A notch and a perforation where a sum meets its action: balance pill, balance card, summary, promotion strip. Nowhere else.',
    dos: [
      {
        says: 'The perforation parts a sum from what you can do with it.',
        draw: () => <BalancePill {...pill} action={<PillAction href="#deposit">Deposit</PillAction>} />,
      },
    ],
    donts: [
      {
        says: 'A notch as decoration on a card without a sum.',
        draw: () => (
          <Card>
            <span style={{ display: 'block', borderBlockStart: '2px dashed var(--color-edge)', paddingBlockStart: 12 }}>
              News of the house
            </span>
          </Card>
        ),
      },
    ],
  },
  {
    title: 'The index tab marks the place',
    text: 'A coral tab at the edge of menus, an underline below tabs, a bar on top of the bottom bar. One idea everywhere, and always with a second cue: weight, fill, or what is read out.',
    dos: [
      {
        says: 'An underline, and the label heavier.',
        draw: () => (
          <Tabs
            label="Games"
            value="all"
            onValue={nothing}
            tabs={[
              { value: 'all', label: 'All', count: 12 },
              { value: 'slots', label: 'Slots' },
              { value: 'live', label: 'Live' },
            ]}
          >
            {null}
          </Tabs>
        ),
      },
    ],
    donts: [
      {
        says: 'Colour alone, which one in twelve men does not see.',
        draw: () => (
          <Row>
            <span style={{ color: 'var(--color-accent-text)' }}>All</span>
            <span>Slots</span>
            <span>Live</span>
          </Row>
        ),
      },
    ],
  },
  {
    title: 'Rhythm over boxes',
    text: '48 px between sections on a desktop, 32 on a phone. A card only where its content is one object. No card inside a card.',
    dos: [
      {
        says: 'One card, hairlines inside.',
        draw: () => (
          <Card>
            <div className="d-say">
              <strong>Main wallet</strong>
              <Money>₱ 4,821.50</Money>
            </div>
          </Card>
        ),
      },
    ],
    donts: [
      {
        says: 'Cards in cards: four edges say nothing more than one.',
        draw: () => (
          <Card>
            <Card>
              <div className="d-say">
                <strong>Main wallet</strong>
                <Card>
                  <Money>₱ 4,821.50</Money>
                </Card>
              </div>
            </Card>
          </Card>
        ),
      },
    ],
  },
  {
    title: 'Figures line up',
    text: 'Figures of equal width for every sum, time, count and column; at the right edge; the sign is a true minus, the thousands are the language’s own.',
    dos: [
      {
        says: 'Right-aligned, equal widths: the eye compares without reading.',
        draw: () => (
          <FakeTable
            align="end"
            numeric="tabular-nums"
            rows={[
              ['Deposit', '₱ 1,171.40'],
              ['Won', '₱ 9,808.05'],
              ['Stake', '− ₱ 210.75'],
            ]}
          />
        ),
      },
    ],
    donts: [
      {
        says: 'Centred figures of unequal width.',
        draw: () => (
          <FakeTable
            align="center"
            numeric="proportional-nums"
            rows={[
              ['Deposit', '₱ 1,171.40'],
              ['Won', '₱ 9,808.05'],
              ['Stake', '-₱210.75'],
            ]}
          />
        ),
      },
    ],
  },
  {
    title: 'Say what it costs',
    text: 'Every bonus names what must be played. Every refusal says what to do next. 21+ on every page.',
    dos: [
      {
        says: 'The sum and its condition in one breath.',
        draw: () => <p className="d-small">Second deposit, 20% up to ₱ 5,000. Play it 8 times before you withdraw.</p>,
      },
    ],
    donts: [
      {
        says: 'A promise with a star, and the truth in the terms.',
        draw: () => (
          <Row>
            <Chips label="Offer">
              <Chip>20% BONUS!!! *</Chip>
            </Chips>
          </Row>
        ),
      },
    ],
  },
]
