import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import {
  AgeMark,
  Avatar,
  BalanceCard,
  BalancePill,
  BannerCarousel,
  Board,
  BottomBar,
  Brand,
  CategoryRow,
  Drawer,
  Footer,
  GameGrid,
  GameTile,
  Header,
  Hero,
  HeroRow,
  IconButton,
  LinkButton,
  PageShell,
  PillAction,
  PodiumList,
  ProfileHead,
  RankTable,
  Section,
  Segmented,
  SideMenu,
  SocialLinks,
  Ticket,
  TicketGrid,
  ProviderGrid,
} from '../index.ts'
import {
  IconBell,
  IconFacebook,
  IconGift,
  IconGrid,
  IconHome,
  IconHomeFill,
  IconLine,
  IconList,
  IconMoon,
  IconTelegram,
  IconUser,
  IconWallet,
  IconX,
  IconYoutube,
} from '../icons/index.ts'
import { games, providers } from '../testing/lobby.ts'
import { banner, face, poster } from '../testing/pictures.ts'
import { categories, mark, menuGroups, menuTail } from '../testing/shell.tsx'

const nothing = () => undefined
const brand = <Brand href="/" label="Vesper, home" mark={mark} name="vesper" />
const tiles = (from: number, to: number) =>
  games(24)
    .slice(from, to)
    .map((game) => <GameTile key={game.href} {...game} />)
const social = [IconTelegram, IconLine, IconYoutube, IconX, IconFacebook].map((Icon, index) => ({
  id: `${index}`,
  label: `Channel ${index + 1}`,
  href: `/c${index}`,
  icon: <Icon />,
}))

const Pill = () => {
  const [hidden, setHidden] = useState(false)
  return (
    <BalancePill
      label="Balance"
      sum="₱ 4,821.50"
      hidden={hidden}
      updatingText="Balance updating"
      toggleLabel={hidden ? 'Show balance' : 'Hide balance'}
      refreshLabel="Refresh balance"
      onToggle={() => setHidden(!hidden)}
      onRefresh={nothing}
      action={<PillAction href="/deposit">Deposit</PillAction>}
    />
  )
}

const Home = ({
  guest = false,
  collapsed = false,
  drawer = false,
}: {
  guest?: boolean
  collapsed?: boolean
  drawer?: boolean
}) => {
  const [range, setRange] = useState('today')
  const [open, setOpen] = useState(drawer)
  return (
    <>
      <Drawer
        open={open}
        label="Menu"
        closeLabel="Close menu"
        onClose={() => setOpen(false)}
        head={<ProfileHead name="Linh Trần" sub="Sapphire · lv 4" avatar={<Avatar src={face(2)} size={56} />} />}
      >
        <BalanceCard label="Balance" sum="₱ 4,821.50" refreshLabel="Refresh balance" onRefresh={nothing}>
          <LinkButton variant="primary" href="/deposit">
            Deposit
          </LinkButton>
          <LinkButton href="/withdraw">Withdraw</LinkButton>
        </BalanceCard>
        <SideMenu
          label="Places"
          groups={menuGroups()}
          variant="drawer"
          foot={<SocialLinks label="Channels" links={social} />}
        />
      </Drawer>
      <PageShell
        skipLabel="Skip to the games"
        header={
          <Header
            label="Shortcuts"
            brand={brand}
            nav={categories.slice(0, 9)}
            start={<IconButton label="Menu" icon={<IconList />} onClick={() => setOpen(true)} />}
            end={
              guest ? (
                <>
                  <IconButton label="Light theme" icon={<IconMoon />} />
                  <LinkButton href="/login">Log in</LinkButton>
                  <LinkButton variant="primary" href="/register">
                    Sign up
                  </LinkButton>
                </>
              ) : (
                <Pill />
              )
            }
            wideEnd={
              guest ? undefined : (
                <>
                  <LinkButton href="/withdraw">Withdraw</LinkButton>
                  <IconButton label="Messages, 3 new" icon={<IconBell />} count={3} />
                  <Avatar src={face(2)} size={36} />
                </>
              )
            }
          />
        }
        menu={
          <SideMenu
            label="Places"
            groups={menuGroups()}
            collapsed={collapsed}
            foot={<SocialLinks label="Channels" links={social} />}
            tail={menuTail}
          />
        }
        menuCollapsed={collapsed}
        bottomBar={
          <BottomBar
            label="Main"
            items={[
              {
                id: 'home',
                label: 'Home',
                href: '/',
                icon: <IconHome />,
                iconCurrent: <IconHomeFill />,
                current: true,
              },
              { id: 'games', label: 'Games', href: '/games', icon: <IconGrid /> },
              { id: 'deposit', label: 'Deposit', href: '/deposit', icon: <IconWallet /> },
              { id: 'promos', label: 'Promos', href: '/promotions', icon: <IconGift /> },
              { id: 'me', label: 'Me', href: '/me', icon: <IconUser />, count: 3 },
            ]}
          />
        }
        footer={
          <Footer
            brand={brand}
            about="Lottery, slots, live tables, sports and fishing halls in one account, in your language, at any hour."
            columns={['Play', 'Account', 'Help'].map((title) => ({
              title,
              links: ['One', 'Two', 'Three', 'Four'].map((word) => ({
                label: `${title} ${word}`,
                href: `/${title}/${word}`,
              })),
            }))}
            chips={{ title: 'Pay with', items: ['Bank transfer', 'QR pay', 'E-wallet', 'USDT', 'Card'] }}
            age={<AgeMark label="21 or over">21+</AgeMark>}
            ageText="Only for players aged 21 or over. Decide before you start how much you will spend, and stop when it is no longer fun."
            copyright="© 2025 Vesper"
          />
        }
      >
        <h1 className="p-hidden">Vesper</h1>
        <BannerCarousel
          label="Promotions"
          pauseLabel="Pause"
          playLabel="Play"
          slideLabel={(n, of) => `${n} of ${of}`}
          slides={[0, 1, 2, 3, 4].map((n) => ({
            id: `${n}`,
            src: banner(`Friday pays ${n}`, n),
            phoneSrc: banner(`Friday ${n}`, n, true),
            alt: `Friday pays you back ${n}`,
            href: `/p/${n}`,
          }))}
        />
        <CategoryRow label="Categories" items={categories.slice(0, 9)} />
        <Section
          title="Hot now"
          hint="Most played in the last hour"
          action={{ label: 'All hot games', shortLabel: 'All', href: '/hot' }}
        >
          <HeroRow
            hero={
              <Hero
                name="Shark Reef"
                provider="Bluefin · Fishing hall"
                poster={poster('SHARK REEF', 0)}
                badge={{ kind: 'hot', label: 'Hot' }}
                favourite={{ on: false, label: 'Favourite: Shark Reef', onToggle: nothing }}
                play={{ label: 'Play', href: '/game/shark' }}
                facts={[
                  { label: 'Playing now', value: '1,208' },
                  { label: 'Return', value: '96.8%' },
                  { label: 'Best today', value: '₱ 8,940', money: true },
                ]}
              />
            }
          >
            <GameGrid label="Hot games" layout="beside">
              {tiles(0, 10)}
            </GameGrid>
          </HeroRow>
        </Section>
        <Section
          title="Providers"
          hint="12 houses, 1,659 games"
          action={{ label: 'All providers', shortLabel: 'All', href: '/providers' }}
        >
          <ProviderGrid label="Providers" providers={providers} />
        </Section>
        <Section title="New this week" action={{ label: 'All new games', shortLabel: 'All', href: '/new' }}>
          <GameGrid label="New games">{tiles(10, 24)}</GameGrid>
        </Section>
        <Section
          title="Winner board"
          hint="Settled rounds, names masked"
          end={
            <Segmented
              label="Range"
              value={range}
              onValue={setRange}
              options={[
                { value: 'today', label: 'Today' },
                { value: 'week', label: 'Week' },
                { value: 'month', label: 'Month' },
              ]}
            />
          }
        >
          <Board>
            <PodiumList
              label="First three"
              rows={games(3).map((game, n) => ({
                id: `${n}`,
                title: game.name,
                sub: 'tra***vy',
                sum: `₱ ${48 - n * 9},210.00`,
                poster: game.poster,
              }))}
            />
            <RankTable
              caption="Latest wins"
              heads={{ time: 'Time', player: 'Player', game: 'Game', sum: 'Won' }}
              rows={games(6).map((game, n) => ({
                id: `${n}`,
                time: `12:4${n}`,
                player: 'lin***88',
                avatar: face(n),
                game: game.name,
                sum: `₱ ${9 - n},480.00`,
                poster: game.poster,
              }))}
            />
          </Board>
        </Section>
        <Section title="Running promotions" action={{ label: 'All 12', href: '/promotions' }}>
          <TicketGrid>
            <Ticket
              title="Friday cashback"
              text="Up to 3.5% back on the week, paid at midnight."
              meta="Ends in 2 d 4 h"
              value="3.5%"
              valueLabel="cashback"
              href="/p/1"
            />
            <Ticket
              title="Bring a friend"
              text="For you, when a friend plays their first round."
              meta="No end date"
              value="₱150"
              valueLabel="each"
              href="/p/2"
            />
            <Ticket
              title="Zalo welcome"
              text="Link your Zalo account once and confirm."
              meta="New members"
              value="131K"
              valueLabel="bonus"
              href="/p/3"
            />
          </TicketGrid>
        </Section>
      </PageShell>
    </>
  )
}

const meta: Meta<typeof Home> = {
  title: 'Gallery/Home',
  tags: ['!autodocs'],
  component: Home,
  parameters: { layout: 'fullscreen' },
}
export default meta

export const Member: StoryObj<typeof Home> = {}
export const Guest: StoryObj<typeof Home> = { args: { guest: true } }
export const Collapsed: StoryObj<typeof Home> = { args: { collapsed: true } }
export const PhoneMenu: StoryObj<typeof Home> = { args: { drawer: true } }
