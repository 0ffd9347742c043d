import type { Meta, StoryObj } from '@storybook/react-vite'
import { banner } from '../../testing/pictures.ts'
import { BannerCarousel } from './banner-carousel.tsx'

const slides = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `${n}`, src: banner(`Banner ${n + 1}`, n), phoneSrc: banner(`Banner ${n + 1}`, n, true), alt: `Banner ${n + 1}`, href: `/banner/${n}` }))

const meta: Meta<typeof BannerCarousel> = { title: 'Lobby/BannerCarousel', component: BannerCarousel, parameters: { layout: 'fullscreen' } }
export default meta

export const Many: StoryObj = { render: () => <BannerCarousel label="Promotions" pauseLabel="Pause the banners" playLabel="Run the banners" slideLabel={(n, of) => `${n} of ${of}`} slides={slides(4)} /> }
export const One: StoryObj = { render: () => <BannerCarousel label="Promotions" pauseLabel="Pause the banners" playLabel="Run the banners" slideLabel={(n, of) => `${n} of ${of}`} slides={slides(1)} /> }
export const Plain: StoryObj = { render: () => <BannerCarousel label="Promotions" pauseLabel="Pause the banners" playLabel="Run the banners" slideLabel={(n, of) => `${n} of ${of}`} layout="plain" slides={slides(3)} /> }
