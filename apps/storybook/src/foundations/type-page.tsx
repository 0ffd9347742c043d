import { type } from '@parlour/ui-kit/tokens'
import { PageHead } from '../docs/page-head.tsx'
import { Section } from '../docs/section.tsx'

const roles: Record<string, string> = {
  50: 'Display',
  38: 'Page',
  30: 'Modal',
  24: 'Section',
  20: 'Card',
  17: 'Lead',
  15: 'Body',
  14: 'Table',
  13: 'Meta',
  12: 'Smallest',
}

const specimens = [
  ['en', 'English', 'Tonight’s tables are open', 'Withdraw before 23:59 and it arrives within thirty minutes.'],
  [
    'fil',
    'Tagalog',
    'Bukas na ang mga mesa ngayong gabi',
    'Mag-withdraw bago mag-23:59 at darating ito sa loob ng tatlumpung minuto. ₱ 1,250.00',
  ],
  [
    'vi',
    'Tiếng Việt',
    'Bàn chơi tối nay đã mở',
    'Rút tiền trước 23:59, tiền về trong ba mươi phút. Nghiệm, Ường, Ể, Ặ.',
  ],
  ['th', 'ไทย', 'โต๊ะคืนนี้เปิดแล้ว', 'ถอนเงินก่อน 23:59 เงินเข้าภายในสามสิบนาที ผู้เล่นที่นี่ตื่นเต้น'],
  ['zh-Hans', '简体中文', '今晚的牌桌已经开放', '23:59 前提现，三十分钟内到账。'],
] as const

/** The type scale, the figures, and the five scripts. */
export const TypePage = () => (
  <main>
    <PageHead
      over="Foundations"
      title="Type"
      lead="Familjen Grotesk in one variable file, figures of equal width wherever a sum, a time or a count stands. Sentence case everywhere; nothing is smaller than 12."
    />
    <div className="d-type">
      <ol className="d-scale" reversed aria-label="Type scale">
        {Object.entries(type)
          .toReversed()
          .map(([name, { size, weight, line }]) => (
            <li key={name} className="d-scale__row">
              <span className="d-meta">{name}</span>
              <span
                className="d-scale__sample"
                style={{ font: `var(--font-${name})`, letterSpacing: `var(--track-${name}, 0)` }}
              >{`${roles[name]}: Evening draw${Number(name) < 50 ? ' at 18:15' : ''}`}</span>
              <span className="d-meta d-scale__facts">{`${size} / ${line} / ${weight}`}</span>
            </li>
          ))}
        <li className="d-scale__row">
          <span className="d-meta">fig.</span>
          <span className="d-figures">
            <span>1,111,171.40</span>
            <span>9,808,486.05</span>
            <span>48,210.75</span>
          </span>
          <span className="d-meta d-scale__facts">tabular, right</span>
        </li>
      </ol>
      <div className="d-specimens">
        {specimens.map(([lang, name, title, text]) => (
          <div key={lang} lang={lang} className="d-specimen">
            <p className="d-meta">{name}</p>
            <p className="d-specimen__title">{title}</p>
            <p className="d-small">{text}</p>
          </div>
        ))}
      </div>
    </div>
    <Section id="rules" title="Rules">
      <ul className="d-notes">
        <li>
          Vietnamese and Thai never stand below a line height of 1.3, and a heading of one line keeps 4 px of room
          above.
        </li>
        <li>Tracking is 0 for Thai and Chinese.</li>
        <li>Inputs are set in 16 px, so that a phone does not zoom.</li>
        <li>Text may grow by 40 % in translation. Let a button wrap to the full width; never cut off an action.</li>
        <li>
          Take a step by its property:{' '}
          <span className="d-code">font: var(--font-20); letter-spacing: var(--track-20)</span>.
        </li>
      </ul>
    </Section>
  </main>
)
