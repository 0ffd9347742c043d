import { Button } from '@parlour/ui-kit'
import { motion } from '@parlour/ui-kit/tokens'
import { useState } from 'react'
import { PageHead } from '../docs/page-head.tsx'
import { Section } from '../docs/section.tsx'

const uses: Record<string, string> = {
  d1: 'Colour, border, press (1 px down)',
  d2: 'Tile lift of 4 px, overlay, switch, flyout',
  d3: 'Modal: fade and a rise of 8 px; toast',
  d4: 'Sheet, drawer, slide of the carousel',
  exit: 'Whatever leaves',
}

/** Durations and curves, to be played. */
export function MotionPage() {
  const [there, setThere] = useState(false)
  return (
    <main>
      <PageHead
        over="Foundations"
        title="Motion"
        lead="Only what moves or fades, nothing that changes size. Short on the way in, shorter on the way out; and none for whoever asked for none."
      />
      <Section id="durations" title="Durations and curves">
        <div>
          <Button onClick={() => setThere(!there)}>Play</Button>
        </div>
        <ul className="d-motions" data-there={there || undefined}>
          {Object.entries(motion).map(([name, { ms, curve }]) => (
            <li key={name}>
              <span className="d-code">{`--motion-${name}`}</span>
              <span>{`${ms} ms`}</span>
              <span className="d-track">
                <span
                  className="d-track__dot"
                  style={{ transitionDuration: `var(--motion-${name})`, transitionTimingFunction: curve }}
                />
              </span>
              <span className="d-meta">{uses[name]}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="reduced" title="With less motion" lead="Choose it in the toolbar, or in the system.">
        <ul className="d-notes">
          <li>Durations become 1 ms; the carousel does not move by itself; a skeleton is still; counters jump.</li>
          <li>No confetti, no pulsing buttons, no shaking fields, for nobody.</li>
          <li>
            The carousel stays 5 s on a banner, waits while it is hovered, focused or out of sight, and can be stopped
            with the keyboard.
          </li>
        </ul>
      </Section>
    </main>
  )
}
