import type { Meta, StoryObj } from '@storybook/react-vite'
import { DownloadModal, type DownloadModalProps } from './download-modal.tsx'
import { DownloadScreen } from './download-screen.tsx'

const links = { android: 'https://vesper.example/', ios: 'https://vesper.example/app/vesper.mobileconfig' }

const meta: Meta<DownloadModalProps> = {
  title: 'Site/Download',
  component: DownloadModal,
  args: { links, brand: 'Vesper', device: null, art: '/img/panels/login.svg', onClose: () => undefined },
  parameters: { server: () => undefined, docs: { story: { height: '640px' } } },
}
export default meta

type Story = StoryObj<DownloadModalProps>

export const Both: Story = {}
export const OnThePhone: Story = { args: { device: 'android' }, globals: { viewport: { value: 'phone' } } }
export const OnlyAndroid: Story = { args: { links: { ...links, ios: null }, device: 'ios' } }
export const Nothing: Story = { args: { links: { android: null, ios: null } } }
export const Page: Story = {
  render: ({ links: given, brand, device }) => <DownloadScreen links={given} brand={brand} device={device} />,
}
export const PageWithoutAny: Story = {
  render: ({ brand }) => <DownloadScreen links={{ android: null, ios: null }} brand={brand} device={null} />,
}
