import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './social-links.stories.tsx'

checkStories(stories)
