import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './header.stories.tsx'

checkStories(stories)
