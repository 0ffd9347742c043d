import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Avatar, Badge, BalancePill, Breadcrumb, Button, CaptchaField, Card, Checkbox, Chip, Chips, EmptyState, ErrorState, FormRow, FormStack, GameGrid, GameTile, GameTileSkeleton, IconButton, Money, Notice, Pagination, PasswordField, PillAction, SearchField, Section, Segmented, Select, Skeleton, Stepper, Switch, Tabs, TextField, VendorChips } from '../index.ts'
import { IconBell, IconFlame, IconHeart, IconRefresh, IconSearch } from '../icons/index.ts'
import { games, vendors } from '../testing/lobby.ts'
import { captcha, face } from '../testing/pictures.ts'

const nothing = () => undefined
const Row = ({ children }: { children: ReactNode }) => <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, paddingBlock: 8 }}>{children}</div>
const variants = ['primary', 'secondary', 'text', 'danger'] as const
const pill = { label: 'Balance', sum: '₱ 4,821.50', updatingText: 'Balance updating', failedText: 'Not updated', toggleLabel: 'Hide balance', refreshLabel: 'Refresh', onToggle: nothing, onRefresh: nothing }

const Components = () => {
  const [range, setRange] = useState('today')
  const [tab, setTab] = useState('all')
  const [search, setSearch] = useState('jade')
  return (
    <main style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 560px), 1fr))', gap: 24, maxWidth: 1312, margin: 'auto', paddingBlockEnd: 48 }}>
      <Card as="section">
        {variants.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>Deposit</Button>
            <Button variant={variant} disabled>Deposit</Button>
            <Button variant={variant} loading>Deposit</Button>
          </Row>
        ))}
        <Row><Button variant="primary" size="sm">Small 36</Button><Button variant="primary">Medium 44</Button><Button variant="primary" size="lg">Large 52</Button></Row>
        <Row><IconButton bordered label="Refresh" icon={<IconRefresh />} /><IconButton label="Search" icon={<IconSearch />} /><IconButton label="Messages, 3 new" icon={<IconBell />} count={3} /><IconButton label="Favourite" icon={<IconHeart />} pressed /></Row>
      </Card>
      <Card as="section">
        <FormStack>
          <FormRow>
            <TextField label="Username" placeholder="6 to 16 letters" hint="First sign is a letter" />
            <TextField label="Full name" required defaultValue="linh" error="Write both names, as on your bank account." />
            <TextField label="Good" defaultValue="linh.tran88" good="This name is free" />
            <TextField label="Disabled" disabled defaultValue="From your invitation" />
            <PasswordField label="Password" showLabel="Show" hideLabel="Hide" defaultValue="marigold7" strength={3} strengthLabel="Good" hint="8 to 16 letters and numbers" />
            <Select label="Level" options={[{ value: 'all', label: 'All levels' }, { value: 'agents', label: 'Agents' }]} />
            <CaptchaField label="Captcha" picture={captcha} pictureAlt="Four signs" renewLabel="Another" onRenew={nothing} />
            <CaptchaField label="Captcha, loading" loading pictureAlt="Four signs" renewLabel="Another" onRenew={nothing} />
          </FormRow>
        </FormStack>
      </Card>
      <Card as="section">
        <Checkbox label="Remember me for a day" defaultChecked />
        <Checkbox label="I am 21 or older" error="Confirm this to go on." />
        <Row><Switch label="On" defaultChecked /><Switch label="Off" /></Row>
        <Row><Segmented label="Range" value={range} onValue={setRange} options={['today', 'week', 'month'].map((value) => ({ value, label: value }))} /></Row>
        <Tabs label="Games" value={tab} onValue={setTab} tabs={[{ value: 'all', label: 'All', count: 12 }, { value: 'slots', label: 'Slots' }, { value: 'live', label: 'Live' }]}>{tab}</Tabs>
        <Chips label="Kind"><Chip selected>All</Chip><Chip icon={<IconFlame size={16} />}>Hot</Chip><Chip>New</Chip></Chips>
        <Row><Badge>Closed</Badge><Badge tone="ok">Received</Badge><Badge tone="info">In process</Badge><Badge tone="warn">Please confirm</Badge><Badge tone="bad">Rejected</Badge><Badge tone="gold">+ 40.00</Badge></Row>
        <Row><SearchField label="Search by game or studio" clearLabel="Clear" value={search} onValue={setSearch} /><Select compact label="Sort" options={[{ value: 'p', label: 'Popular' }, { value: 'n', label: 'New' }]} /></Row>
      </Card>
      <Card as="section">
        <Row><BalancePill {...pill} action={<PillAction href="/deposit">Deposit</PillAction>} /></Row>
        <Row><BalancePill {...pill} hidden action={<PillAction href="/deposit">Deposit</PillAction>} /></Row>
        <Row><BalancePill {...pill} state="refreshing" action={<PillAction href="/deposit">Deposit</PillAction>} /></Row>
        <Row><BalancePill {...pill} state="failed" /></Row>
        <Row><Money>₱ 150.00</Money><Money tone="pending">₱ 150.00</Money><Money tone="void">₱ 150.00</Money></Row>
        <Row>{([28, 36, 48, 56, 72] as const).map((size) => <Avatar key={size} src={face(size)} size={size} />)}<Avatar size={48} /></Row>
        <Breadcrumb label="Here" items={[{ label: 'Home', href: '/' }, { label: 'Games', href: '/games' }, { label: 'Slots' }]} />
        <Pagination label="Pages" page={9} pages={31} hrefOf={(n) => `?page=${n}`} prevLabel="Back" nextLabel="On" />
      </Card>
      <Card as="section">
        <Row><Notice tone="ok">₱ 200.00 is in your wallet.</Notice><Notice tone="bad" title="The network dropped.">Nothing was sent.</Notice><Notice>Balance updating.</Notice><Notice tone="warn">You have played for two hours.</Notice></Row>
        <Stepper words={{ done: 'Done:', failed: 'Ended here:' }} current={1} steps={[{ title: 'Fill in the form', text: 'Two minutes, no papers' }, { title: 'Confirm your number', text: 'One text message' }, { title: 'Choose a game', text: '1,659 from 12 studios' }]} />
      </Card>
      <div>
        <EmptyState title="No favourites yet" text="Tap the heart on a game to keep it here." action={<Button>See hot games</Button>} />
        <ErrorState title="The list did not load" text="Check the network and try again." action={<Button icon={<IconRefresh />}>Try again</Button>} />
        <Row><Skeleton shape="round" width={48} height={48} /><Skeleton shape="text" width={160} /></Row>
      </div>
      <div style={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <Section title="Game tile" hint="All states">
          <VendorChips label="Studios" all={{ label: 'All studios', href: '/' }} vendors={vendors} />
          <GameGrid label="Games">{games(9).slice(3).map((game) => <GameTile key={game.href} {...game} />)}<GameTileSkeleton /></GameGrid>
        </Section>
      </div>
    </main>
  )
}

const meta: Meta<typeof Components> = { title: 'Gallery/Components', tags: ['!autodocs'], component: Components }
export default meta

export const AllStates: StoryObj<typeof Components> = {}
