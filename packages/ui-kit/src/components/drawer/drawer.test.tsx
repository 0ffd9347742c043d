import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './drawer.stories.tsx'

checkStories(stories)
