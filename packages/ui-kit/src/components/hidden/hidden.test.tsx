import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './hidden.stories.tsx'

checkStories(stories)
