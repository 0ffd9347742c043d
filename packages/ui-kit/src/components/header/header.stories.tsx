import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconBell, IconList } from '../../icons/index.ts'
import { categories, mark } from '../../testing/shell.tsx'
import { Brand } from '../brand/brand.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Header } from './header.tsx'

const brand = <Brand href="/" label="Vesper, home" mark={mark} name="vesper" />
const burger = <IconButton label="Menu" icon={<IconList />} />

const meta: Meta<typeof Header> = { title: 'Shell/Header', component: Header, parameters: { layout: 'fullscreen' } }
export default meta

export const Guest: StoryObj = { render: () => <Header label="Categories" brand={brand} nav={categories} start={burger} end={<><LinkButton href="/login">Log in</LinkButton><LinkButton variant="primary" href="/register">Sign up</LinkButton></>} /> }
export const Member: StoryObj = { render: () => <Header label="Categories" brand={brand} nav={categories.map((place) => ({ ...place, current: place.id === 'Slots' }))} start={burger} wideEnd={<IconButton label="Messages, 3 new" icon={<IconBell />} count={3} />} /> }
export const SubPage: StoryObj = { render: () => <Header label="Categories" brand={brand} start={burger} title={<><span>Slots</span><span>1,284</span></>} /> }
