import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Speech } from '../frame/speech.ts'
import { TabPanel, Tabs } from './tabs.tsx'

const roomy = matchMedia('(min-width: 960px)')

/** Whether there is room for the slip beside the list. */
export function useRoom(): boolean {
  const [isRoomy, setIsRoomy] = useState(roomy.matches)
  useEffect(() => {
    const onChange = () => setIsRoomy(roomy.matches)
    roomy.addEventListener('change', onChange)
    return () => roomy.removeEventListener('change', onChange)
  }, [])
  return isRoomy
}

/** What the side shows. */
export type SideTab = 'slip' | 'bets'

interface SideProps {
  speech: Speech
  tab: SideTab
  onTab: (tab: SideTab) => void
  counts: Readonly<Record<SideTab, number>>
  children: ComponentChildren
}

/** The slip and the bets, under their two tabs. */
const Inside = ({ speech: { word }, tab, onTab, counts, children }: SideProps) => (
  <>
    <Tabs
      name="side"
      label={word('slip')}
      chosen={tab}
      onChoose={(id) => onTab(id as SideTab)}
      tabs={[
        { id: 'slip', name: word('slip'), count: counts.slip },
        { id: 'bets', name: word('bets'), count: counts.bets },
      ]}
    />
    <TabPanel name="side" chosen={tab} still={tab === 'bets'}>
      {children}
    </TabPanel>
  </>
)

/** The slip and the bets beside the list. */
export const SidePanel = (props: SideProps) => (
  <section class="side" aria-label={props.speech.word('slip')}>
    <Inside {...props} />
  </section>
)

/**
 * The slip and the bets in a sheet over the list; what happens is said in it too, for the page behind is out of reach.
 */
export function SideSheet({
  isOpen,
  onClose,
  said,
  ...props
}: SideProps & { isOpen: boolean; onClose: () => void; said: string }) {
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !sheet.current?.open) sheet.current?.showModal()
    if (!isOpen) sheet.current?.close()
  }, [isOpen])
  const {
    speech: { word },
  } = props
  return (
    <dialog class="side side--sheet" ref={sheet} aria-label={word('slip')} onClose={onClose}>
      {isOpen ? (
        <>
          <Inside {...props} />
          <div class="side__foot">
            <p class="side__said" role="status">
              {said}
            </p>
            <button class="quiet" type="button" onClick={onClose}>
              {word('back')}
            </button>
          </div>
        </>
      ) : null}
    </dialog>
  )
}
