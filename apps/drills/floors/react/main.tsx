import content from 'virtual:content'
import { createRoot } from 'react-dom/client'
import { Banner, Home } from '../home.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Home {...content} login="Log in" banner={<Banner {...content.banner} />} />)
