import type { Meta, StoryObj } from '@storybook/react-vite'
import { categories, mark, menuGroups } from '../../testing/shell.tsx'
import { Brand } from '../brand/brand.tsx'
import { Header } from '../header/header.tsx'
import { SideMenu } from '../side-menu/side-menu.tsx'
import { PageShell } from './page-shell.tsx'

const header = <Header label="Categories" brand={<Brand href="/" label="Vesper, home" mark={mark} name="vesper" />} nav={categories} />

const meta: Meta<typeof PageShell> = { title: 'Shell/PageShell', component: PageShell, parameters: { layout: 'fullscreen' } }
export default meta

export const WithMenu: StoryObj = { render: () => <PageShell skipLabel="Skip to the games" header={header} menu={<SideMenu label="Places" groups={menuGroups()} />}><h1>Home</h1></PageShell> }
export const Plain: StoryObj = { render: () => <PageShell skipLabel="Skip to the form" header={header}><h1>Open an account</h1></PageShell> }
export const Full: StoryObj = { render: () => <PageShell skipLabel="Skip to the game" header={header} layout="full"><h1>Game</h1></PageShell> }
